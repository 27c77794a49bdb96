import type { SeedArticle } from '../article.ts';

export default {
  key: 'halls-of-changsha',
  category: 'photo',
  publishedAt: '2023-06-30T15:10:00+08:00',
  album: [
    {
      file: 'photos/halls-of-changsha/six-halls.webp',
      alt: {
        'zh-CN': '鸟瞰六座展馆，屋顶织成菱形、回纹、折线等六种纹样，十字通道中央是一枚多彩菱形，行人如点。',
        'en-US':
          'Six exhibition halls from above, each roof a different weave; walkways cross at a many-coloured diamond, with visitors as tiny dots.',
        'fr-FR':
          'Six halls vus du ciel, chaque toit portant son motif ; les allées se croisent sur un losange multicolore, les visiteurs ne sont que des points.',
      },
    },
    {
      file: 'photos/halls-of-changsha/entrance.webp',
      alt: {
        'zh-CN': '正午的展馆正门，红色波浪屋顶下是玻璃幕墙和金色格子门楼，红毯铺出，两侧旗帜为纯图案，人们陆续入场。',
        'en-US':
          'The front of a hall at noon: red wave of a roof, glass bays, a golden lattice gate, patterned flags and people walking in over a red carpet.',
        'fr-FR':
          'La façade d’un hall à midi : toit rouge ondulant, baies vitrées, portail doré en treillis, drapeaux à motifs et visiteurs sur un tapis rouge.',
      },
    },
    {
      file: 'photos/halls-of-changsha/stand-rows.webp',
      alt: {
        'zh-CN': '展馆内的中央通道，两侧展位挂着不同纹样的织物，货架上摆着圆罐，红灯笼悬在绿色钢架下，有人迎面走来。',
        'en-US':
          'A long aisle inside a hall: patterned stands with shelves on both sides, red lanterns under green beams, people coming forward on the carpet.',
        'fr-FR':
          'Une allée intérieure bordée de stands à motifs et d’étagères garnies, des lanternes rouges sous la charpente verte, des visiteurs sur le tapis.',
      },
    },
    {
      file: 'photos/halls-of-changsha/map-wall.webp',
      alt: {
        'zh-CN': '深绿色墙面上一幅用各色织纹拼成的非洲大陆，七位观众站在墙前，有人抬手指点。',
        'en-US':
          'The African continent in bands of ochre and red weaving on a dark green wall; seven visitors stand before it, two of them pointing.',
        'fr-FR':
          'Le continent africain en bandes tissées ocre et rouges sur un mur vert sombre ; sept visiteurs devant, dont deux le montrent du doigt.',
      },
    },
    {
      file: 'photos/halls-of-changsha/night-lights.webp',
      alt: {
        'zh-CN': '夜色里的展馆，窗格透出暖黄灯光，倒映在水面上，三盏红灯笼随小船漂着，空中拉着彩灯。',
        'en-US':
          'A hall at night, its windows glowing amber and mirrored in water where three boats carry lanterns; strings of lamps cross the sky.',
        'fr-FR':
          'Un hall la nuit : les vitres dorées se reflètent dans l’eau, où trois barques portent des lanternes ; des guirlandes traversent le ciel.',
      },
    },
    {
      file: 'photos/halls-of-changsha/river-and-bridge.webp',
      alt: {
        'zh-CN': '日落时的江面，红色拱桥横跨两岸，桥上有车，水上两只红篷船；远处是青山，右岸高楼亮起灯。',
        'en-US':
          'A red arched bridge across a river at sunset, cars on it and two red-roofed boats below, hills on one side and lit towers on the other.',
        'fr-FR':
          'Un pont rouge à arches enjambe la rivière au couchant ; des voitures, deux bateaux à toit rouge, des collines d’un côté, des tours éclairées de l’autre.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜六馆一区，一座织出来的展城',
      summary: '把屋顶换成菱纹、回纹、折线和席纹，展馆会是什么模样？六幅织画从天上看到江边。',
      body: `<p>十万平方米的主展馆，用脚走要大半天；缩进一方织物里，六座馆加一片中心区，一眼就看完了。</p>
<p>第一幅取俯视角度。我们给每座馆配了一种纹样，好让看图的人不读说明也分得清；中间那枚菱形，代表把各馆串起来的中心区。接下来依次是正门、展位通道、地图墙、夜灯，最后退到湘江边上，隔着拱桥看城。</p>
<blockquote>窗格是中国的，布纹是非洲的，经纬却是同一套格子。</blockquote>
<p>这句话是作画时贴在桌边的便条，也是整组图的章法。需要说明的是，织画不是照片，也不是施工图：真实的屋面没有这些花纹，地图墙和水上灯笼出自想象，找路请以现场导览牌为准。</p>
<p><strong>小提示：</strong>把图缩小，先看见的是建筑；放到最大，剩下的全是针脚。</p>`,
    },
    'en-US': {
      title: 'A city of halls, drawn on a loom',
      summary:
        'Roofs as textiles, windows as lattice: Changsha’s exhibition halls imagined stitch by stitch, from the air to the riverbank.',
      body: `<p>Walking all 100,000 square metres of the fair takes most of a day. This album does it in six steps, and cheats: in its woven pictures each hall wears a pattern of its own, so that you can tell them apart from above without reading a word.</p>
<h2>How to read them</h2>
<p>Start with the plan. Six roofs surround a diamond, our sign for the central area. Then the view comes down to the ground, passes the gate, follows an aisle and stops at a wall where Africa is pieced together from bands of cloth. After dark the windows turn amber. The last scene steps back across the river.</p>
<h2>What is true, what is not</h2>
<p>Six halls and a central area: true of the 2023 edition. The wave of the roof, the lantern boats and the map: invented. Nothing here was taken with a lens, and nobody should use it to find a stand.</p>`,
    },
    'fr-FR': {
      title: 'Les halls de Changsha, une architecture de fils',
      summary:
        'Treillis chinois, étoffes africaines : six tableaux tissés où les toits deviennent des motifs et les vitres, des mailles.',
      body: `<p>Le treillis d’une fenêtre et la trame d’un pagne reposent sur la même grille. De cette remarque est né l’album : puisque les deux traditions se croisent à angle droit, autant bâtir avec elles.</p>
<p>Le premier tableau regarde d’en haut. Losange, méandre, chevron, vannerie, sablier, croix : à chaque toit son signe, et au centre un grand losange pour l’espace commun de cette troisième édition. On descend ensuite vers le portail, on remonte une allée, on s’arrête devant une carte ; la nuit tombe, puis la rivière Xiang apparaît derrière les arches d’un pont.</p>
<p>Prenez ces vues pour ce qu’elles sont : des tableaux tissés, non des photographies ni des plans. Personne n’a brodé la toiture du palais des expositions, et les barques aux lanternes n’existent que sur le métier.</p>
<p>Reste un jeu, pour qui aime compter : l’image entière tient en <strong>24 576 points</strong>, soit 192 en largeur et 128 en hauteur.</p>`,
    },
  },
} satisfies SeedArticle;
