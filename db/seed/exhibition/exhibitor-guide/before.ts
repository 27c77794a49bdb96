import type { SeedChapter } from '../shapes.ts';

/** The exhibitor's guide: what is settled before the halls open to builders. */
export const before: SeedChapter[] = [
  {
    key: 'application',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '一、报名与选位',
        body: `<p>企业、商协会、政府代表团都可以报名。以国家展区参展的非洲企业由本国牵头单位汇总，不必重复提交；省区市展区由当地商务主管部门组织。</p>
<h3>要准备什么</h3>
<ul>
<li>营业执照或注册证书，外文的附一份中文或英文译本；</li>
<li>主要产品清单，以及所属的行业；</li>
<li>需要的面积：标准展位，还是只要光地；</li>
<li>展品的尺寸、重量和用电量，超重设备只能安排在地面承重足够的馆或者中央展区。</li>
</ul>
<h3>怎样定位置</h3>
<p>先按主题分馆，再按面积和用电排位。拿到展位号之后，请在<a href="/exhibition/?cursor=layout">展位图</a>上核对四周：离卸货口多远、对面是谁、旁边有没有立柱。要调整，请在搭建方案提交之前提出。</p>`,
      },
      'en-US': {
        title: '1. Applying, and choosing a place',
        body: `<p>Companies, associations and government delegations may apply. African companies in a country pavilion are entered by their national coordinator and need not apply twice; Chinese provinces are organised by their own commerce departments.</p>
<h3>What to have ready</h3>
<ul>
<li>your certificate of registration, with a Chinese or English translation;</li>
<li>a list of main products, and the industry they belong to;</li>
<li>the space you need: a fitted stand or bare ground;</li>
<li>size, weight and power of what you show. Very heavy machines go only where the floor bears them, or outdoors in the central area.</li>
</ul>
<h3>How places are given</h3>
<p>By subject first, then by area and power. Once you have a number, look at the surroundings on the <a href="/exhibition/?cursor=layout">hall plan</a>: how far the freight gate is, who stands opposite. Ask for a change before you hand in your building plan.</p>`,
      },
      'fr-FR': {
        title: '1. S’inscrire et choisir son emplacement',
        body: `<p>Entreprises, associations et délégations publiques peuvent s’inscrire. Les sociétés africaines d’un pavillon national passent par leur coordinateur et n’ont pas à le faire deux fois ; les provinces chinoises sont réunies par leurs services du commerce.</p>
<h3>À préparer</h3>
<ul>
<li>le certificat d’immatriculation, avec une traduction en chinois ou en anglais ;</li>
<li>la liste des principaux produits et leur secteur ;</li>
<li>la surface souhaitée : stand équipé ou surface nue ;</li>
<li>dimensions, poids et puissance de ce que vous exposez. Les machines très lourdes ne vont que là où le sol les supporte, ou dehors, dans la zone centrale.</li>
</ul>
<h3>Comment les places sont attribuées</h3>
<p>D’abord par thème, ensuite selon la surface et la puissance. Dès que vous connaissez votre numéro, examinez les alentours sur le <a href="/exhibition/?cursor=layout">plan des halls</a> : la distance du quai, le stand d’en face. Demandez tout changement avant de remettre votre projet de montage.</p>`,
      },
    },
  },
  {
    key: 'stand-building',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '二、展位搭建',
        body: `<p>标准展位含隔板、楣板、地毯、一张桌子、两把椅子和基本照明，拎着样品就能开展。光地展位自己设计、自己搭建，须提交平面图、立面图、用电图和材料说明，审过再动工。</p>
<ul>
<li>两层结构、吊挂和跨度大的梁要有结构工程师的计算书。</li>
<li>朝向邻居的背板做平整、刷白，不留广告。</li>
<li>楣板名称用中英文，与营业执照一致；法文可加在下面。</li>
<li>留一条轮椅能过的缓坡，柜台有一段不高于八十厘米。</li>
</ul>
<p>搭建商可以自选，须有施工资质和保险。省料的办法是租：桌椅、展架、屏幕都能<a href="/exhibition/?cursor=download">下载表格</a>预订，用完即还，不产生垃圾。</p>`,
      },
      'en-US': {
        title: '2. Building the stand',
        body: `<p>A fitted stand has walls, a name board, carpet, one table, two chairs and light: bring your samples and begin. On bare ground you design and build. Send in floor plan, elevation, wiring and a list of materials, and wait for approval before anything is sawn.</p>
<ul>
<li>Two storeys, suspended parts and wide spans need an engineer’s calculation.</li>
<li>Backs that face a neighbour are smooth, white and free of advertising.</li>
<li>The name board is in Chinese and English as registered; French may stand beneath.</li>
<li>Leave a gentle ramp for wheelchairs, and one piece of counter no higher than eighty centimetres.</li>
</ul>
<p>The builder is of your choosing, given a licence and insurance. Renting spares material: furniture, racks and screens are on the <a href="/exhibition/?cursor=download">order forms</a> and go back after use.</p>`,
      },
      'fr-FR': {
        title: '2. Construire le stand',
        body: `<p>Un stand équipé comprend cloisons, enseigne, moquette, une table, deux chaises et l’éclairage : il ne manque que vos échantillons. Sur surface nue, vous concevez et construisez vous-même. Transmettez plan, élévation, schéma électrique et liste des matériaux, puis attendez l’accord avant de scier quoi que ce soit.</p>
<ul>
<li>Étage, éléments suspendus et grandes portées exigent la note de calcul d’un ingénieur.</li>
<li>Les cloisons tournées vers un voisin sont lisses, blanches et sans publicité.</li>
<li>L’enseigne porte le nom enregistré, en chinois et en anglais ; le français peut figurer dessous.</li>
<li>Prévoyez une pente douce pour les fauteuils roulants et une partie de comptoir à quatre-vingts centimètres au plus.</li>
</ul>
<p>Le choix du constructeur vous appartient, pourvu qu’il soit agréé et assuré. Louer économise la matière : meubles, présentoirs et écrans figurent sur les <a href="/exhibition/?cursor=download">bons de commande</a> et se rendent après usage.</p>`,
      },
    },
  },
  {
    key: 'power',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '三、用电、用水、网络',
        body: `<p>中国市电为220伏、50赫兹，动力电为380伏三相，插头与许多非洲国家不同。设备铭牌写110伏或60赫兹的，请自备变压或变频装置。</p>
<table><thead><tr><th>您带的是</th><th>请申请</th></tr></thead><tbody>
<tr><td>笔记本、灯、小咖啡机</td><td>照明用电，展位自带</td></tr>
<tr><td>电机、压缩机、大烤炉</td><td>三相动力电，注明功率和启动电流</td></tr>
<tr><td>冷柜、样品恒温箱</td><td>二十四小时供电</td></tr>
<tr><td>水泵、清洗设备</td><td>上下水，只能排清水</td></tr>
<tr><td>直播、线上洽谈</td><td>有线网络</td></tr>
</tbody></table>
<p>用量按最大值申报，宁多勿少：现场加线要等电工，收费也高。</p>`,
      },
      'en-US': {
        title: '3. Power, water, network',
        body: `<p>Mains in China are 220 V at 50 Hz, machines take 380 V in three phases, and sockets differ from those in many African countries. Anything made for 110 V or 60 Hz needs its own converter.</p>
<table><thead><tr><th>You bring</th><th>Ask for</th></tr></thead><tbody>
<tr><td>Laptop, lamps, a small coffee machine</td><td>lighting current, part of every stand</td></tr>
<tr><td>Motors, compressors, a large oven</td><td>three-phase current, with rating and starting current</td></tr>
<tr><td>Refrigerators, sample cabinets</td><td>current round the clock</td></tr>
<tr><td>Pumps, washing equipment</td><td>water and drain, for clean water only</td></tr>
<tr><td>Live streams, online talks</td><td>a network cable</td></tr>
</tbody></table>
<p>Order for the highest load you expect. A line added during the show waits for an electrician and costs more.</p>`,
      },
      'fr-FR': {
        title: '3. Électricité, eau, réseau',
        body: `<p>En Chine, le secteur fournit du 220 V à 50 Hz, les machines du 380 V triphasé, et les prises diffèrent de celles de nombreux pays africains. Un appareil prévu pour 110 V ou 60 Hz réclame son propre convertisseur.</p>
<table><thead><tr><th>Vous apportez</th><th>Demandez</th></tr></thead><tbody>
<tr><td>Ordinateur, lampes, petite machine à café</td><td>le courant d’éclairage, compris dans le stand</td></tr>
<tr><td>Moteurs, compresseurs, grand four</td><td>le triphasé, avec puissance et courant de démarrage</td></tr>
<tr><td>Réfrigérateurs, vitrines à échantillons</td><td>une alimentation jour et nuit</td></tr>
<tr><td>Pompes, matériel de lavage</td><td>l’eau et l’évacuation, pour eau propre seulement</td></tr>
<tr><td>Direct, entretiens en ligne</td><td>une liaison filaire</td></tr>
</tbody></table>
<p>Commandez d’après la charge la plus forte. Une ligne ajoutée en plein salon attend l’électricien et revient plus cher.</p>`,
      },
    },
  },
  {
    key: 'freight',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '四、运输与报关',
        body: `<p>海运到长沙，通常先到沿海港口，再转铁路、江运或公路；空运可直接到长沙。倒推时间：开馆、布展、国内段、清关、海上航程，再留出一段余地。</p>
<ol>
<li>定货运代理，签委托书，把展位号写进收货栏。</li>
<li>做展品清单：中英文品名、材质、数量、单价、净重毛重、用途（复运、销售、消耗）。</li>
<li>办产地证、检疫证书、木质包装标识；动植物产品先问能不能进。</li>
<li>箱外四面刷上企业名、馆号、展位号、箱号和重心标志。</li>
<li>到馆后凭进场单卸货，当面点件、拍照。</li>
</ol>
<p>ATA单证册项下的货物要在期限内原样出境，一件都不能少。卖掉一件也要先补办进口。相关规则另见<a href="/exhibition/?cursor=notice">参展须知</a>。</p>`,
      },
      'en-US': {
        title: '4. Freight and customs',
        body: `<p>Sea freight for Changsha usually lands at a coastal port and goes on by rail, river or road; air freight can come straight to the city. Count backwards: opening, build-up, inland leg, clearance, voyage, and some days to spare.</p>
<ol>
<li>Appoint a forwarder, sign the mandate, and put your stand number in the consignee’s line.</li>
<li>Write the list of goods: name in Chinese and English, material, quantity, price, net and gross weight, purpose (return, sale, consumption).</li>
<li>See to certificates of origin and health, and to marks on wooden packing. For plants and animal products ask first whether they may enter.</li>
<li>Paint company, hall, stand, crate number and centre of gravity on all four sides.</li>
<li>Unload with your move-in slip, count in the driver’s presence, take photographs.</li>
</ol>
<p>What came on an ATA carnet leaves complete and in time. Even one piece sold must be imported first. See also the <a href="/exhibition/?cursor=notice">notices</a>.</p>`,
      },
      'fr-FR': {
        title: '4. Fret et douane',
        body: `<p>Par mer, les envois pour Changsha arrivent en général dans un port côtier, puis continuent par rail, fleuve ou route ; par avion, ils peuvent atteindre la ville directement. Comptez à rebours : ouverture, montage, trajet intérieur, dédouanement, traversée, et quelques jours de réserve.</p>
<ol>
<li>Désignez un transitaire, signez le mandat et inscrivez votre numéro de stand à la ligne du destinataire.</li>
<li>Dressez la liste : désignation en chinois et en anglais, matière, quantité, prix, poids net et brut, destination (retour, vente, consommation).</li>
<li>Réunissez certificats d’origine et sanitaires, marquage des emballages en bois. Pour végétaux et produits animaux, vérifiez d’abord s’ils peuvent entrer.</li>
<li>Peignez société, hall, stand, numéro de caisse et centre de gravité sur les quatre faces.</li>
<li>Déchargez avec le bon d’entrée, comptez devant le chauffeur, photographiez.</li>
</ol>
<p>Ce qui est venu sous carnet ATA repart au complet et à temps. Vendre une seule pièce suppose de l’importer d’abord. Voyez aussi les <a href="/exhibition/?cursor=notice">avis aux exposants</a>.</p>`,
      },
    },
  },
];
