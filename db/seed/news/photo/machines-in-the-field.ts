import type { SeedArticle } from '../article.ts';

export default {
  key: 'machines-in-the-field',
  category: 'photo',
  publishedAt: '2025-06-13T16:40:00+08:00',
  album: [
    {
      file: 'photos/machines-in-the-field/tractor.webp',
      alt: {
        'zh-CN': '清晨，一台红色拖拉机牵着犁在红土地上翻耕，垄沟向地平线收拢，身后的太阳放出光芒。',
        'en-US':
          'Dawn: a red tractor draws a plough across red earth, the furrows running together towards a sun with broad rays.',
        'fr-FR':
          'À l’aube, un tracteur rouge tire une charrue sur une terre ocre ; les sillons convergent vers un soleil aux larges rayons.',
      },
    },
    {
      file: 'photos/machines-in-the-field/harvester.webp',
      alt: {
        'zh-CN': '晴空下的绿色联合收割机正在割麦，拨禾轮转动，卸粮筒把金黄的谷粒倒成一堆。',
        'en-US':
          'A green combine harvester under a clear sky, its reel turning into the wheat while grain pours from the spout onto a heap.',
        'fr-FR':
          'Sous un ciel clair, une moissonneuse-batteuse verte entre dans les blés ; le grain s’écoule de la goulotte et forme un tas.',
      },
    },
    {
      file: 'photos/machines-in-the-field/excavator.webp',
      alt: {
        'zh-CN': '暮色中，黄色挖掘机停在层层红色台阶的采场上，铲斗高举，碎土洒落。',
        'en-US':
          'A yellow excavator at dusk on the terraces of a red quarry, bucket raised and crumbs of earth falling from it.',
        'fr-FR':
          'Une pelle mécanique jaune, au crépuscule, sur les gradins d’une carrière rouge ; des mottes tombent du godet levé.',
      },
    },
    {
      file: 'photos/machines-in-the-field/solar-field.webp',
      alt: {
        'zh-CN': '草原上的光伏电站：四排蓝色太阳能板由远及近，日轮当空，两侧立着平顶金合欢。',
        'en-US':
          'Four rows of blue solar panels, growing larger towards the viewer, on a savannah with flat-topped acacias and a great sun.',
        'fr-FR':
          'Quatre rangées de panneaux solaires bleus, de plus en plus grands, dans une savane aux acacias plats, sous un soleil immense.',
      },
    },
    {
      file: 'photos/machines-in-the-field/city-bus.webp',
      alt: {
        'zh-CN': '一辆绘有菱形花纹的绿色电动公交车驶过街道，车窗里坐着五位乘客，路边两人候车，楼房间有棕榈树。',
        'en-US':
          'A green electric bus with a band of lozenges passes coloured houses and palms; five passengers at the windows, two people at the kerb.',
        'fr-FR':
          'Un autobus électrique vert, ceinturé de losanges, passe devant des façades colorées et des palmiers ; cinq passagers aux fenêtres, deux personnes au bord du trottoir.',
      },
    },
    {
      file: 'photos/machines-in-the-field/village-pump.webp',
      alt: {
        'zh-CN':
          '星月之下的村庄，太阳能板和高架水箱旁，龙头向陶罐里注水；两位妇女和一个孩子在取水，身后是绘有花纹的草顶屋。',
        'en-US':
          'A village under moon and stars: by a solar panel and a raised tank, a tap fills a jar; two women and a child fetch water before painted, thatched huts.',
        'fr-FR':
          'Un village sous la lune : près d’un panneau solaire et d’un réservoir surélevé, un robinet remplit une jarre ; deux femmes et un enfant viennent à l’eau devant des cases peintes.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜机器下地，一天六景',
      summary: '从拂晓犁地到夜里取水，六幅织画顺着日头走，看机器怎样嵌进田野、矿山和村庄。',
      body: `<p>现代农机、工程机械、清洁能源，都是今年展馆里的主题板块。展厅地面平整，灯光均匀，看得清机器，却看不见它干活的地方。于是我们用针脚补上背景：六幅织画，从天亮排到入夜。</p>
<p>拂晓，拖拉机拉着三铧犁；正午，收割机边割边卸；傍晚，挖掘机在红土台阶上收工。光伏板画在骄阳底下，公交车画在街上，水泵则留给了星空——白天蓄满的水箱，晚上照样放得出水。</p>
<h2>看展时可以多问三句</h2>
<ol>
<li>土质偏黏还是偏沙，配的犁铧和轮胎一样吗？</li>
<li>易损件清单有没有当地语言的版本，多久能到货？</li>
<li>离最近的维修点多远，谁来培训操作手？</li>
</ol>
<p>价格写在标牌上，这三个答案却往往写在保养手册里。画是想象出来的，问题是真的。</p>`,
    },
    'en-US': {
      title: 'Machines where they work: six woven scenes from dawn to night',
      summary:
        'A hall shows a machine, not the field it is meant for. This album stitches the ground, the weather and the people back in.',
      body: `<p>Farm and construction machinery stand on swept concrete at a fair. To picture them in use, we wove the rest: red soil behind the plough, dust in the quarry, a queue at the tap. None of these woven pictures records a real place.</p>
<table>
<thead><tr><th>Hour</th><th>Scene</th><th>Ask the stand</th></tr></thead>
<tbody>
<tr><td>Dawn</td><td>Tractor and plough</td><td>Which shares suit sticky clay, and which suit sand?</td></tr>
<tr><td>Noon</td><td>Combine harvester</td><td>How are losses measured, and how is it cleaned between crops?</td></tr>
<tr><td>Afternoon</td><td>Solar field, city bus</td><td>What does heat do to output and battery life?</td></tr>
<tr><td>Dusk</td><td>Excavator</td><td>Where is the nearest workshop that keeps filters and hoses?</td></tr>
<tr><td>Night</td><td>Village pump</td><td>Who replaces the seal when it leaks?</td></tr>
</tbody>
</table>
<p>The last picture is the quietest. A panel has lifted water all day, so the tank still gives at night; a pump that cannot be mended locally would leave it dry. Spare parts deserve as much time as horsepower.</p>`,
    },
    'fr-FR': {
      title: 'Des machines sur leur terrain, en six tableaux tissés',
      summary: 'Du labour de l’aube au robinet du soir : le décor que les halls d’exposition ne peuvent pas montrer.',
      body: `<p>Un tracteur garé sous les projecteurs ne dit rien de la boue, de la chaleur ni du mécanicien le plus proche. Les tableaux tissés de cet album imaginent ce hors-champ et suivent la course du soleil : charrue au lever du jour, moisson à midi, carrière au couchant, puis le village et sa pompe, la nuit venue.</p>
<p>Entre-temps, deux scènes d’énergie. Les panneaux couvrent la plaine en quatre rangées ; l’autobus électrique, lui, emporte ses passagers devant des façades de toutes les couleurs.</p>
<h2>Trois vérifications avant de signer</h2>
<ul>
<li>Le <strong>sol</strong> : l’outil montré convient-il à l’argile lourde comme au sable ?</li>
<li>Les <strong>pièces</strong> : joints, filtres et courroies se trouvent-ils sur place, et sous quel délai ?</li>
<li>La <strong>formation</strong> : qui apprend au conducteur à régler, nettoyer, graisser ?</li>
</ul>
<p>Machinisme agricole moderne, engins de chantier et énergies propres comptent parmi les thèmes de 2025. Les images sont inventées ; ces questions-là, non.</p>`,
    },
  },
} satisfies SeedArticle;
