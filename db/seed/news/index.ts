import type { SeedArticle } from './article.ts';
import beninCottonBaleReading from './exhi/benin-cotton-bale-reading.ts';
import choosingSmallFarmMachines from './exhi/choosing-small-farm-machines.ts';
import driedChilliQuarantineMoisture from './exhi/dried-chilli-quarantine-moisture.ts';
import greenCoffeeGradingTerms from './exhi/green-coffee-grading-terms.ts';
import kenyanRosesColdChain from './exhi/kenyan-roses-cold-chain.ts';
import madagascarVanillaCuringGrades from './exhi/madagascar-vanilla-curing-grades.ts';
import payingInRmbLettersOfCredit from './exhi/paying-in-rmb-letters-of-credit.ts';
import solarPumpMinigridOffer from './exhi/solar-pump-minigrid-offer.ts';
import southAfricanWineLabels from './exhi/south-african-wine-labels.ts';
import zimbabweStoneCarvingPacking from './exhi/zimbabwe-stone-carving-packing.ts';
import africaPavilionsWalk from './news/africa-pavilions-walk.ts';
import firstExpo84Projects from './news/first-expo-84-projects.ts';
import firstExpoOpens from './news/first-expo-opens.ts';
import fourthExpoCloses from './news/fourth-expo-closes.ts';
import fourthExpoOpeningDay from './news/fourth-expo-opening-day.ts';
import matchmaking99Projects from './news/matchmaking-99-projects.ts';
import secondExpoOpens from './news/second-expo-opens.ts';
import secondExpoResults from './news/second-expo-results.ts';
import thirdExpoCloses from './news/third-expo-closes.ts';
import thirdExpoOpens from './news/third-expo-opens.ts';
import tourismAndTcmSections from './news/tourism-and-tcm-sections.ts';
import xiangtanRemanufacturingShow from './news/xiangtan-remanufacturing-show.ts';
import arrangementsFirstExpo2019 from './notic/arrangements-first-expo-2019.ts';
import bewareTicketSellers2025 from './notic/beware-ticket-sellers-2025.ts';
import fourHallsPublicDays2021 from './notic/four-halls-public-days-2021.ts';
import freeEntryJuly2023 from './notic/free-entry-july-2023.ts';
import gaoqiaoOpenAllYear2025 from './notic/gaoqiao-open-all-year-2025.ts';
import guestCountriesProvinces2023 from './notic/guest-countries-provinces-2023.ts';
import publicOpeningJune2025 from './notic/public-opening-june-2025.ts';
import samplesFoodPlantsCrafts2025 from './notic/samples-food-plants-crafts-2025.ts';
import sixHallsGuide2025 from './notic/six-halls-guide-2025.ts';
import themeAnnounced2025 from './notic/theme-announced-2025.ts';
import aDayAtTheFair from './photo/a-day-at-the-fair.ts';
import craftsAndCloth from './photo/crafts-and-cloth.ts';
import goodsOfAfrica from './photo/goods-of-africa.ts';
import hallsOfChangsha from './photo/halls-of-changsha.ts';
import machinesInTheField from './photo/machines-in-the-field.ts';
import roadsAndPorts from './photo/roads-and-ports.ts';
import afterSignatureProjectLibrary from './teamwork/after-signature-project-library.ts';
import craftGroupToExporter from './teamwork/craft-group-to-exporter.ts';
import hospitalServiceContracts from './teamwork/hospital-service-contracts.ts';
import industrialParkFirstQuestions from './teamwork/industrial-park-first-questions.ts';
import memorandumToShipment from './teamwork/memorandum-to-shipment.ts';
import mineralsNearerTheMine from './teamwork/minerals-nearer-the-mine.ts';
import orchardToPackingHouse from './teamwork/orchard-to-packing-house.ts';
import riceTrialsMachineryHire from './teamwork/rice-trials-machinery-hire.ts';
import secondLifeMachinery from './teamwork/second-life-machinery.ts';
import workshopsNextToMachines from './teamwork/workshops-next-to-machines.ts';
import exhibitionArea from './video/exhibition-area.ts';
import fiftyThreeCountries from './video/fifty-three-countries.ts';
import fourEditions from './video/four-editions.ts';
import goodsOnTheMove from './video/goods-on-the-move.ts';
import guestCountries from './video/guest-countries.ts';
import rmbCentre from './video/rmb-centre.ts';

/** Every article of the demonstration. */
export const seedArticles: readonly SeedArticle[] = [
  beninCottonBaleReading,
  choosingSmallFarmMachines,
  driedChilliQuarantineMoisture,
  greenCoffeeGradingTerms,
  kenyanRosesColdChain,
  madagascarVanillaCuringGrades,
  payingInRmbLettersOfCredit,
  solarPumpMinigridOffer,
  southAfricanWineLabels,
  zimbabweStoneCarvingPacking,
  africaPavilionsWalk,
  firstExpo84Projects,
  firstExpoOpens,
  fourthExpoCloses,
  fourthExpoOpeningDay,
  matchmaking99Projects,
  secondExpoOpens,
  secondExpoResults,
  thirdExpoCloses,
  thirdExpoOpens,
  tourismAndTcmSections,
  xiangtanRemanufacturingShow,
  arrangementsFirstExpo2019,
  bewareTicketSellers2025,
  fourHallsPublicDays2021,
  freeEntryJuly2023,
  gaoqiaoOpenAllYear2025,
  guestCountriesProvinces2023,
  publicOpeningJune2025,
  samplesFoodPlantsCrafts2025,
  sixHallsGuide2025,
  themeAnnounced2025,
  aDayAtTheFair,
  craftsAndCloth,
  goodsOfAfrica,
  hallsOfChangsha,
  machinesInTheField,
  roadsAndPorts,
  afterSignatureProjectLibrary,
  craftGroupToExporter,
  hospitalServiceContracts,
  industrialParkFirstQuestions,
  memorandumToShipment,
  mineralsNearerTheMine,
  orchardToPackingHouse,
  riceTrialsMachineryHire,
  secondLifeMachinery,
  workshopsNextToMachines,
  exhibitionArea,
  fiftyThreeCountries,
  fourEditions,
  goodsOnTheMove,
  guestCountries,
  rmbCentre,
];
