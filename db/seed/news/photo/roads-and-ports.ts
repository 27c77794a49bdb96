import type { SeedArticle } from '../article.ts';

export default {
  key: 'roads-and-ports',
  category: 'photo',
  publishedAt: '2019-06-28T14:30:00+08:00',
  album: [
    {
      file: 'photos/roads-and-ports/container-ship.webp',
      alt: {
        'zh-CN': '晚霞中一艘集装箱船破浪向左航行，五颜六色的箱子码了五层，浪花织成鱼鳞纹。',
        'en-US':
          'A container ship heads left through scalloped waves at sunset, boxes of every colour stacked up to five high.',
        'fr-FR':
          'Au couchant, un porte-conteneurs fend des vagues en écailles, chargé de boîtes multicolores empilées jusqu’à cinq niveaux.',
      },
    },
    {
      file: 'photos/roads-and-ports/port-cranes.webp',
      alt: {
        'zh-CN': '朝阳从海上升起，红、蓝、绿三台岸桥一字排开，最近的一台吊着集装箱；码头上停着卡车，一名工人挥手示意。',
        'en-US':
          'Three quay cranes, red, blue and green, against a rising sun; the nearest lowers a container while a docker signals beside a lorry.',
        'fr-FR':
          'Trois portiques de quai, rouge, bleu et vert, devant le soleil levant ; le plus proche descend un conteneur, un docker fait signe près d’un camion.',
      },
    },
    {
      file: 'photos/roads-and-ports/freight-train.webp',
      alt: {
        'zh-CN': '电力机车牵引货运列车驶过红砖高架桥，桥洞下两只长颈鹿在金合欢旁散步，远处是积雪的山顶。',
        'en-US':
          'An electric locomotive pulls freight over a brick viaduct; giraffes and acacias below, a snow-capped mountain beyond.',
        'fr-FR':
          'Une locomotive électrique tire un convoi sur un viaduc de brique ; deux girafes et des acacias en contrebas, une montagne enneigée au loin.',
      },
    },
    {
      file: 'photos/roads-and-ports/airport.webp',
      alt: {
        'zh-CN': '停机坪上一架尾翼带菱形花纹的飞机，升降平台正把装满鲜花的箱子送到舱门，右侧是塔台和航站楼。',
        'en-US':
          'An aircraft with a lozenge-patterned tail on the apron, a scissor lift raising boxes of flowers to its door; control tower and terminal behind.',
        'fr-FR':
          'Sur l’aire de stationnement, un avion à la dérive ornée de losanges ; une plateforme élève des cartons de fleurs jusqu’à la porte, la tour de contrôle derrière.',
      },
    },
    {
      file: 'photos/roads-and-ports/savannah-road.webp',
      alt: {
        'zh-CN': '火红的落日里，一辆卡车沿笔直公路迎面驶来，两旁是金合欢剪影，右侧走着一大一小两头象。',
        'en-US':
          'A lorry drives straight out of a huge red sunset along a savannah road, between dark acacias; an elephant and her calf walk on the right.',
        'fr-FR':
          'Un camion sort d’un immense soleil rouge sur une route droite de savane, entre des acacias sombres ; à droite, une éléphante et son petit.',
      },
    },
    {
      file: 'photos/roads-and-ports/warehouse.webp',
      alt: {
        'zh-CN': '仓库内，两侧货架摆满麻袋、木箱和布包，叉车叉着几只箱子，一位女仓管员拿着单据核对，门外是夕阳。',
        'en-US':
          'A warehouse with shelves of sacks, crates and cloth bales; a forklift carries boxes and a clerk checks her list before a sunlit door.',
        'fr-FR':
          'Un entrepôt aux rayonnages de sacs, de caisses et de ballots ; un chariot élévateur porte des cartons, une magasinière vérifie sa liste devant la porte ensoleillée.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜一箱货的路：海、轨、云、土',
      summary: '合同签完，货才刚上路。首届展会期间，这组织画跟着一只箱子，走码头、过铁轨、上飞机、进仓库。',
      body: `<p>展台上谈妥一笔生意，只用握一次手；货物要到对方门口，却得换好几回交通工具。六幅织画就画这段路，哪一幅都没有具体地名——它们是织出来的想象，不是拍下来的记录。</p>
<h2>什么货，走哪条路</h2>
<table>
<thead><tr><th>方式</th><th>适合</th><th>留心</th></tr></thead>
<tbody>
<tr><td>海运</td><td>咖啡、棉花、机械</td><td>防潮，舱位要早订</td></tr>
<tr><td>空运</td><td>鲜切花、急用配件</td><td>温度记录，按体积还是按重量计费</td></tr>
<tr><td>铁路</td><td>成批矿产、整箱货</td><td>换装时间</td></tr>
<tr><td>公路</td><td>港口到内陆的最后一程</td><td>雨季路况，口岸排队</td></tr>
</tbody>
</table>
<p>最后那幅仓库画得最满：麻袋、木箱、布包，一格一格码齐，仓管员还在对单。发货人常说，路上的麻烦，多半是装箱单上少写了一行字。看画的时候，不妨数数架子，再想想自己那张单子。</p>`,
    },
    'en-US': {
      title: 'The road a box takes: port, rail, runway and dust',
      summary:
        'Signing is the short part. This album follows goods from the quay to the shelf, in thread instead of film.',
      body: `<p>A contract is shaken on in a minute; a container may then travel for weeks. Our six woven pictures follow that second, longer story. They show no particular harbour and no particular highway.</p>
<p>The ship comes first, since most heavy cargo between the two sides goes by sea: slow, cheap per tonne, hard on anything that dislikes damp. Cranes lift the boxes off. Rail takes whole trainloads inland, where the gauge and the transfer yard decide the timetable. Flowers do not wait, so they fly, and their carriers ask about volume as often as weight.</p>
<p>Then comes the lorry, alone under a large sun. Rainy seasons and border queues belong in every delivery date.</p>
<ul>
<li>Agree which Incoterms rule applies, and name the exact place.</li>
<li>Check that invoice, packing list and labels say the same.</li>
<li>Photograph the seal.</li>
</ul>
<p>The warehouse closes the album. Count the shelves: a clerk is doing so too.</p>`,
    },
    'fr-FR': {
      title: 'Ports, rails et pistes : le voyage d’une caisse',
      summary:
        'Du quai à l’entrepôt, six tableaux tissés accompagnent la marchandise une fois la poignée de main échangée.',
      body: `<p>« Et maintenant, comment cela arrive-t-il chez moi ? » La question suit de près toute commande passée sur un salon. Cet album y répond en fils de couleur ; aucun port précis n’y est représenté, aucun appareil photo n’a servi.</p>
<ol>
<li><strong>La mer</strong> porte le lourd et le patient : machines, coton, café en sacs. L’humidité y est l’ennemie.</li>
<li><strong>Le rail</strong> pénètre à l’intérieur des terres ; prévoyez le temps de transbordement.</li>
<li><strong>L’air</strong> convient aux fleurs coupées et aux pièces urgentes. Exigez le relevé de température.</li>
<li><strong>La route</strong> achève le trajet, au rythme des pluies et des postes-frontières.</li>
</ol>
<p>Le dernier tableau s’arrête entre deux rayonnages, là où une magasinière pointe sa liste. Beaucoup de retards tiennent à peu de chose : un poids qui diffère entre la facture et le colisage, une étiquette dans une seule langue, un lieu de livraison resté vague. Précisez la règle Incoterms et l’adresse exacte ; le soleil de la savane fera le reste.</p>`,
    },
  },
} satisfies SeedArticle;
