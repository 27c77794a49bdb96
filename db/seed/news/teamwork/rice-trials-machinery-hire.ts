import type { SeedArticle } from '../article.ts';

export default {
  key: 'rice-trials-machinery-hire',
  category: 'teamwork',
  publishedAt: '2023-11-16T14:43:00+08:00',
  countries: ['MG'],
  texts: {
    'zh-CN': {
      title: '先试种，再推广：稻种和农机怎样下田',
      summary: '杂交稻到了新地方，要跟当地品种比过才算数；农机买回去，要有人会开、有人会修、有人排班，才转得起来。',
      body: `<p>湖南人谈农业合作，绕不开水稻。今年夏天来做主宾国的马达加斯加，百姓餐桌上的主食也是米饭。可是，一个在湘江边表现好的品种，换一片土、换一个雨季，未必还好。农业项目的第一份成果，往往不是产量，而是一本试验记录。</p>
<h2>比什么</h2>
<p>试种要设对照，就是农户眼下正在种的那个品种。同一块地分成若干小区，随机排列、重复种植，水肥管理一致，才看得出差别来自种子。记录的也不只是亩产：生育期多少天，抗不抗倒，病虫害轻重，煮出来的饭当地人爱不爱吃，都要写下来。地点要选好几处，季节至少跨两个，一季的好收成说明不了问题。</p>
<p>还有一笔账要提前讲清：杂交稻的种子不能自留，第二代性状会分离，每季都得买新种。增产的部分能不能盖过种子钱，该由农户自己算。若当地打算制种，隔离条件、花期相遇、技术员从哪里来，又是另一套方案。</p>
<h2>机器归谁，活儿谁排</h2>
<p>一家一户买不起也用不满一台耕整机，于是有了农机服务组：几台机器、几名机手，按田块大小收费作业。办得久的服务组，大多做对了三件小事：</p>
<ul>
<li>农忙前登记地块，按路线排班，少跑空路；</li>
<li>每台机器一本台账，记工时、油耗和换过的零件；</li>
<li>从每笔收入里留出一份维修钱，专款专用。</li>
</ul>
<p>选机型也一样，宁可小一点、简单一点。田埂窄、地块碎的地方，手扶拖拉机和小型脱粒机比大型联合收割机更有用武之地，零件也更好找。</p>`,
    },
    'en-US': {
      title: 'Rice seed and rented tractors: why farm projects start small',
      summary:
        'A variety must beat the one farmers already grow, and a machine must be busy enough to pay its mechanic. Two tests for any agricultural plan.',
      body: `<p>Hunan knows rice, and so does Madagascar, one of the guest countries at the fair this summer, where it is on the table at nearly every meal. Shared taste is a good beginning. It does not prove that seed bred for one valley will do well in another.</p>
<h2>A fair contest in the field</h2>
<p>A sound trial plants the newcomer beside the local favourite, in small repeated plots with the same water and fertiliser. It runs in several places and through more than one season. Yield is only one column in the notebook. Others are days to harvest, lodging after a storm, disease, and the verdict of the cooks.</p>
<p>With hybrids there is a further question. Their grain should not be kept for sowing, because the next generation loses its uniformity. Farmers buy fresh seed each season, so the extra harvest has to cover that cost, every time. Partners who plan local seed production need isolated fields and trained staff as well.</p>
<h2>Sharing the machine</h2>
<p>Few smallholders can keep a tiller occupied for more than a week or two. A hire group can. Those that last tend to:</p>
<ul>
<li>take bookings before the season and plan routes, village by village;</li>
<li>charge by measured area, not by guesswork;</li>
<li>keep a logbook of hours, fuel and parts for each machine;</li>
<li>put aside part of every fee for repairs.</li>
</ul>
<p>Modest equipment is often the better buy. On narrow terraces a walking tractor and a small thresher reach places where a combine cannot turn, and a village workshop can mend them. If you are drafting a proposal, describe the plots first: size, slope, water, access. The choice of engine follows.</p>`,
    },
    'fr-FR': {
      title: 'Riz hybride et matériel partagé : essayer avant d’étendre',
      summary:
        'Parcelles d’essai, coût des semences, groupes de location de machines : trois sujets à régler avant de parler d’hectares.',
      body: `<p>« Combien de tonnes à l’hectare ? » La question revient à chaque rencontre entre semenciers et responsables agricoles. Elle vient pourtant trop tôt. À Madagascar, invitée d’honneur du salon cette année et grande consommatrice de riz, comme dans la province du Hunan, chaque plaine a son sol, ses pluies et ses habitudes.</p>
<h2>L’essai, une affaire de méthode</h2>
<p>On sème la nouvelle variété à côté de celle que les paysans cultivent déjà, dans de petites parcelles répétées et conduites à l’identique. On recommence ailleurs, puis à la saison suivante. Le cahier retient le rendement, bien sûr, mais aussi la durée du cycle, la tenue des tiges sous le vent, les maladies et le goût du riz cuit.</p>
<p>Un point doit être dit sans détour : le grain issu d’un hybride ne se ressème pas, car ses qualités se dispersent dès la génération suivante. L’agriculteur rachète sa semence à chaque campagne. C’est à lui de juger si le supplément récolté paie cette dépense.</p>
<h2>Une machine, plusieurs familles</h2>
<p>Un motoculteur immobile onze mois sur douze ruine son propriétaire. Confié à un groupe de location, il travaille de village en village. Encore faut-il un registre des réservations ouvert avant les semis, un tarif fondé sur la surface mesurée, un carnet d’entretien par engin et une réserve pour les réparations, alimentée par chaque prestation.</p>
<p>Le choix du matériel vient en dernier. Sur des rizières étroites, une petite batteuse transportable à deux rend plus de services qu’une moissonneuse qui ne peut pas tourner. Dans votre dossier, décrivez d’abord les parcelles, l’eau et les chemins ; les fabricants sauront alors que vous proposer.</p>`,
    },
  },
} satisfies SeedArticle;
