import type { SentencePair } from './pair.fixture.ts';

/** Sentences of a trade fair in English, and in French rightly and with a slip. */
export const englishFrench: SentencePair[] = [
  {
    source: 'The expo opens on June 12, 2025 and closes on June 15.',
    right: 'L’Exposition ouvre le 12 juin 2025 et ferme le 15 juin.',
    wrong: 'L’Exposition ouvre le 12 juin 2025 et ferme le 25 juin.',
  },
  {
    source: 'More than 4,700 companies and associations took part.',
    right: 'Plus de 4 700 entreprises et associations y ont pris part.',
    wrong: 'Plus de 7 400 entreprises et associations y ont pris part.',
  },
  {
    source: 'Contracts worth US$ 10.3 billion were signed.',
    right: 'Des contrats d’une valeur de 10,3 milliards de dollars ont été signés.',
    wrong: 'Des contrats d’une valeur de 10,3 milliards d’euros ont été signés.',
  },
  {
    source: 'Ninety-five exhibitors come from Kenya.',
    right: 'Quatre-vingt-quinze exposants viennent du Kenya.',
    wrong: 'Soixante-quinze exposants viennent du Kenya.',
  },
  {
    source: 'The hall covers 12,500 m² and has 460 stands.',
    right: 'Le hall couvre 12 500 m² et compte 460 stands.',
    wrong: 'Le hall couvre 12 500 m² et compte 640 stands.',
  },
  {
    source: 'A quarter of a million visitors are expected, 250,000 of them on the public days.',
    right: 'Au total, 250 000 visiteurs sont attendus, surtout pendant les journées grand public.',
    wrong: 'Au total, 25 000 visiteurs sont attendus, surtout pendant les journées grand public.',
  },
  {
    source: 'Doors open at 9.30 a.m. and close at 5 p.m.',
    right: 'Ouverture à 9 h 30, fermeture à 17 h.',
    wrong: 'Ouverture à 9 h 30, fermeture à 15 h.',
  },
  {
    source: 'The hotline +86 731 8221 9876 is staffed from 8:00 to 20:00.',
    right: 'Le numéro +86 731 8221 9876 répond de 8 h à 20 h.',
    wrong: 'Le numéro +86 731 8221 8976 répond de 8 h à 20 h.',
  },
  {
    source: 'Moisture must not exceed 7.5 per cent.',
    right: 'L’humidité ne doit pas dépasser 7,5 %.',
    wrong: 'L’humidité ne doit pas dépasser 75 %.',
  },
  {
    source: 'The loan of €40 million runs for twenty years.',
    right: 'Le prêt de 40 millions d’euros court sur vingt ans.',
    wrong: 'Le prêt de 40 milliards d’euros court sur vingt ans.',
  },
  {
    source: 'See <a href="/news/notices">the notices</a> for the days before the fair.',
    right: 'Voir <a href="/news/notices">les avis</a> pour les jours précédents.',
    wrong: 'Voir les avis pour les jours précédents.',
  },
  {
    source: 'Write to press@caetexpo.example by 20 May.',
    right: 'Écrivez à press@caetexpo.example avant le 20 mai.',
    wrong: 'Écrivez à presse@caetexpo.example avant le 20 mai.',
  },
  {
    source: 'Stand W1-A012 is open to all; W6 is for trade visitors.',
    right: 'Le stand W1-A012 est ouvert à tous ; le hall W6 est réservé aux professionnels.',
    wrong: 'Le stand W1-A012 est ouvert à tous ; le hall W5 est réservé aux professionnels.',
  },
  {
    source: 'Fifteen hundred jobs were created between 2021 and 2024.',
    right: 'Mille cinq cents emplois ont été créés entre 2021 et 2024.',
    wrong: 'Mille cinq cents emplois ont été créés entre 2021 et 2025.',
  },
  {
    source: 'Each container holds 24 tonnes of sesame in 50 kg sacks.',
    right: 'Chaque conteneur contient 24 tonnes de sésame en sacs de 50 kg.',
    wrong: 'Chaque conteneur contient 24 tonnes de sésame en sacs de 15 kg.',
  },
  {
    source: 'The second edition was held in September 2021.',
    right: 'La deuxième édition s’est tenue en septembre 2021.',
    wrong: 'La deuxième édition s’est tenue en octobre 2021.',
  },
  {
    source: 'The price is 3,800 to 4,200 dollars a tonne.',
    right: 'Le prix est de 3 800 à 4 200 dollars la tonne.',
    wrong: 'Le prix est de 3 800 à 4 200 euros la tonne.',
  },
  {
    source: 'It is the third-largest producer of cashews, with 300,000 tonnes.',
    right: 'C’est le troisième producteur de noix de cajou, avec 300 000 tonnes.',
    wrong: 'C’est le troisième producteur de noix de cajou, avec 30 000 tonnes.',
  },
  {
    source: 'The line is 752 km long and has 45 stations.',
    right: 'La ligne s’étend sur 752 km et compte 45 gares.',
    wrong: 'La ligne s’étend sur 725 km et compte 45 gares.',
  },
  {
    source: 'The prayer room is beside the first-aid point in Hall W4.',
    right: 'La salle de prière se trouve près du poste de secours, au hall W4.',
    wrong: 'La salle de prière se trouve près du poste de premiers secours, au hall W4.',
  },
  {
    source: 'Fifty-three countries and 12 international organisations were present.',
    right: 'Cinquante-trois pays et douze organisations internationales étaient présents.',
    wrong: 'Cinquante-quatre pays et douze organisations internationales étaient présents.',
  },
  {
    source: 'Bank charges are 0.15%, at least RMB 80.',
    right: 'Les frais bancaires sont de 0,15 %, avec un minimum de 80 yuans.',
    wrong: 'Les frais bancaires sont de 1,5 %, avec un minimum de 80 yuans.',
  },
  {
    source: 'Samples arrive by 3 June; results follow within ten days.',
    right: 'Les échantillons arrivent avant le 3 juin ; les résultats suivent sous dix jours.',
    wrong: 'Les échantillons arrivent avant le 13 juin ; les résultats suivent sous dix jours.',
  },
  {
    source: 'A factory with 2,000 workers makes 1.2 million pairs of shoes a year.',
    right: 'Une usine de 2 000 salariés produit 1,2 million de paires de chaussures par an.',
    wrong: 'Une usine de 2 000 salariés produit 12 millions de paires de chaussures par an.',
  },
  {
    source: 'The Ivorian stand shows cocoa from Côte d’Ivoire in Hall W3.',
    right: 'Le stand ivoirien présente le cacao de Côte d’Ivoire au hall W3.',
    wrong: 'Le stand ivoirien présente le cacao de Côte d’Ivoire au hall W2.',
  },
  {
    source: 'A member of ECOWAS since 1975, it exports to 14 neighbours.',
    right: 'Membre de la CEDEAO depuis 1975, le pays exporte vers 14 voisins.',
    wrong: 'Membre de l’ECOWAS depuis 1975, le pays exporte vers 14 voisins.',
  },
  {
    source: 'Lots of 5 to 10 tonnes are sold from mid-October to late January.',
    right: 'Des lots de 5 à 10 tonnes sont vendus de la mi-octobre à la fin de janvier.',
    wrong: 'Des lots de 5 à 10 tonnes sont vendus de la mi-octobre à la fin de février.',
  },
  {
    source: 'The flight takes off at 23:55 from Terminal 2.',
    right: 'Le vol décolle à 23 h 55 du terminal 2.',
    wrong: 'Le vol décolle à 22 h 55 du terminal 2.',
  },
  {
    source: 'The Q3 report lists 18 firms, two of them new.',
    right: 'Le rapport du troisième trimestre cite 18 entreprises, dont deux nouvelles.',
    wrong: 'Le rapport du troisième trimestre cite 28 entreprises, dont deux nouvelles.',
  },
  {
    source: 'Turnover: RMB 1.05 billion in 2024.',
    right: 'Chiffre d’affaires : 1,05 milliard de yuans en 2024.',
    wrong: 'Chiffre d’affaires : 1,05 million de yuans en 2024.',
  },
  {
    source: 'The training lasts two weeks and costs US$ 1,500 for each trainee.',
    right: 'La formation dure deux semaines et coûte 1 500 dollars par stagiaire.',
    wrong: 'La formation dure deux semaines et coûte 1 500 yuans par stagiaire.',
  },
  {
    source: 'The project library, at https://caetexpo.example/en/projects, holds 260 entries.',
    right: 'La banque de projets, sur https://caetexpo.example/fr/projects, compte 260 fiches.',
    wrong: 'La bibliothèque de projets, sur https://caetexpo.example/fr/projects, compte 260 fiches.',
  },
  {
    source: 'On 1 September, 180 trainees from 20 countries begin the course.',
    right: 'Le 1er septembre, 180 stagiaires de 20 pays commencent la formation.',
    wrong: 'Le 1er septembre, 108 stagiaires de 20 pays commencent la formation.',
  },
];
