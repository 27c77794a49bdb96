import type { SeedArticle } from '../article.ts';

export default {
  key: 'dried-chilli-quarantine-moisture',
  category: 'exhi',
  publishedAt: '2024-08-20T15:08:00+08:00',
  countries: ['RW'],
  texts: {
    'zh-CN': {
      title: '卢旺达干辣椒上湘菜餐桌，先过三道关',
      summary: '辣得正宗还不够。检疫、水分、农残三项，任何一项出岔子，一柜辣椒都进不了厨房。',
      body: `<p>湖南人吃辣，也挑辣。卢旺达“千丘之国”日照足、海拔高，种出的辣椒个头小、辣劲足，也摆上过博览会的展台。不过，从地头到灶头，隔着三道硬关。</p>
<h2>第一关：检疫</h2>
<p>不是任何国家的任何农产品都能直接发货。一种植物产品首次输华，通常要由两国主管部门商定检疫要求，生产、加工企业也须按规定注册。因此询价之前先问一句：贵厂有没有注册？编号多少？随货的植物检疫证书由出口国官方签发，品名、数量、集装箱号须与箱单逐一对上。泥土、活虫、杂草籽，是口岸查验时最常揪出的毛病。</p>
<h2>第二关：水分</h2>
<p>辣椒晒得再好，遇潮照样返软。水分偏高，轻则结块变色，重则长霉，黄曲霉毒素的风险随之而来。直接铺在泥地上晒最不可取；垫高的晒架或烘干房，干得匀，也干净。装柜时放干燥剂，柜壁衬纸防“冒汗”，都是花小钱省大钱。买方验收时，别只抽门口那几袋，柜子中间和顶层更能说明问题。</p>
<h2>第三关：农残与染色</h2>
<p>出口商应留下用药记录：什么药、什么时候打、隔了几天采。买方则以中国的食品安全标准列出检测项目，送有资质的实验室。颜色红得过于鲜亮，要加测苏丹红一类禁用染料。</p>
<h2>把“辣”写成数字</h2>
<p>“很辣”写不进合同。辣度可按斯科维尔单位约定上下限，色价、含柄率、碎椒率也各有测法。先寄五公斤小样让厨师炒几锅，再谈整柜，双方都踏实。</p>`,
    },
    'en-US': {
      title: 'Dried chilli from Rwanda: six questions before you fill a container',
      summary:
        'Hunan’s kitchens like it hot, but heat is the easy part. What exporters and importers should check on plant health, dryness and residues.',
      body: `<p>Cooks in Hunan province judge a chilli in one bite. Customs officers and laboratories take longer. These are the questions importers raise most often, and the answers that hold in practice.</p>
<p><strong>Can any farm ship?</strong> No. A plant product new to China normally needs agreed quarantine requirements between the two countries, and the packing plant has to be registered. Ask for the registration number early.</p>
<p><strong>What must the phytosanitary certificate show?</strong> That the exporting country’s plant health service has inspected the lot. Species, weight and container number have to agree with the packing list; a single wrong digit can hold the box in port.</p>
<p><strong>What gets a load stopped?</strong> Soil, live insects and weed seeds, mostly. Raised drying racks prevent a good share of it.</p>
<p><strong>How dry is dry?</strong> Write a maximum moisture content into the contract, along with the test method. Damp chilli clumps, loses colour and invites mould, and some moulds produce aflatoxin. Desiccant bags and lined walls keep condensation off the cargo while it crosses the tropics.</p>
<p><strong>Which residues should we test for?</strong> Start from the grower’s spray diary, then compare it with the limits of the market of sale, which may differ from those at home. Add banned dyes such as Sudan red whenever the colour looks too good.</p>
<p><strong>How do we agree on “hot”?</strong> Use Scoville units, with a lower and an upper limit. Set the share of stalks and broken pods as well.</p>
<p>One habit saves more money than all the others: draw samples from the middle and the top of the container, not only from the sacks beside the door.</p>`,
    },
    'fr-FR': {
      title: 'Piment séché du Rwanda : quarantaine, humidité, résidus',
      summary:
        'La cuisine du Hunan réclame du feu ; la réglementation, de la rigueur. Ce que l’exportateur prépare et ce que l’importateur vérifie, étape par étape.',
      body: `<p>Petits, rouges, redoutables : les piments des collines rwandaises ont de quoi séduire une province qui en met partout. Encore faut-il que le conteneur arrive sain. Répartissons les tâches.</p>
<h2>Du côté de l’exportateur</h2>
<ul>
<li>Faire enregistrer l’atelier de conditionnement auprès des autorités compétentes avant de promettre une date.</li>
<li>Sécher sur claies surélevées ou en étuve. À même la terre, le piment ramasse poussière, graines et insectes.</li>
<li>Tenir un cahier de traitement : produit, jour d’application, délai avant récolte.</li>
<li>Demander le certificat phytosanitaire au service officiel, et relire les chiffres. Une erreur de numéro de conteneur immobilise tout.</li>
</ul>
<h2>Du côté de l’importateur</h2>
<ul>
<li>Vérifier que l’origine et le produit sont admis : l’accès d’un végétal au marché chinois se règle d’ordinaire entre les deux États.</li>
<li>Confier à un laboratoire reconnu la liste des pesticides à rechercher, d’après les limites chinoises, ainsi que les aflatoxines.</li>
<li>Soupçonner un rouge trop éclatant : les colorants du type Soudan sont interdits.</li>
<li>Prélever au cœur et en haut du chargement, pas seulement devant les portes.</li>
</ul>
<h2>L’eau, ennemie commune</h2>
<p>Un lot expédié un peu humide ne le reste pas un peu : la condensation ruisselle sur les parois, le piment s’agglomère, la moisissure s’installe. Un taux maximal et une méthode de mesure inscrits au contrat, des sachets absorbants et un papier de doublage coûtent infiniment moins qu’un refus au port.</p>
<p>Quant au piquant, traduisez-le en unités Scoville, avec un plancher et un plafond. « Très fort » n’a jamais départagé deux experts.</p>`,
    },
  },
} satisfies SeedArticle;
