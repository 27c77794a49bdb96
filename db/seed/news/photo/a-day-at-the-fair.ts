import type { SeedArticle } from '../article.ts';

export default {
  key: 'a-day-at-the-fair',
  category: 'photo',
  publishedAt: '2025-06-15T17:50:00+08:00',
  album: [
    {
      file: 'photos/a-day-at-the-fair/morning-queue.webp',
      alt: {
        'zh-CN': '清晨，六位观众沿红绳排队，多数胸前挂着证件，最前面一位正在闸机前核验，戴帽的工作人员站在格子门下。',
        'en-US':
          'Early morning: six visitors, most of them with badges, wait along a red rope; the first reaches for the reader at a lattice gate, where a steward in a cap stands.',
        'fr-FR':
          'Au petit matin, six visiteurs, presque tous munis d’un badge, patientent le long d’un cordon rouge ; la première atteint le lecteur, près d’un agent coiffé d’une casquette.',
      },
    },
    {
      file: 'photos/a-day-at-the-fair/tasting-counter.webp',
      alt: {
        'zh-CN': '绿墙前的品尝台，系红头巾的女士正用壶往杯里倒咖啡，左右各有一位客人，货架上摆着罐子和布袋。',
        'en-US':
          'A tasting counter before a green wall: a woman in a red headwrap pours coffee, a guest on each side, jars and sacks on the shelves.',
        'fr-FR':
          'Un comptoir de dégustation devant un mur vert : une femme au foulard rouge verse le café, un invité de chaque côté, des bocaux et des sacs sur les étagères.',
      },
    },
    {
      file: 'photos/a-day-at-the-fair/signing-table.webp',
      alt: {
        'zh-CN':
          '铺着回纹桌布的长桌后，两位代表面前摊开文本，四位嘉宾鼓掌；身后屏风一半窗格、一半菱纹，中间是握手图案。',
        'en-US':
          'Two people sit behind open folders at a long table, four guests clapping; the screen behind joins lattice and lozenge around a handshake.',
        'fr-FR':
          'Deux signataires derrière des dossiers ouverts, quatre invités qui applaudissent ; le paravent réunit treillis et losanges autour d’une poignée de main.',
      },
    },
    {
      file: 'photos/a-day-at-the-fair/stage.webp',
      alt: {
        'zh-CN':
          '深色舞台上，一位缠头巾的演讲者站在讲台后，背景是两块相交的菱形织物，两侧旗帜只有图案，台下是观众的背影。',
        'en-US':
          'A speaker at a lectern on a dark stage, two overlapping diamonds of cloth behind, flags that are plain patterns on both sides, heads of the audience below.',
        'fr-FR':
          'Sur une scène sombre, une oratrice au pupitre devant deux losanges d’étoffe entrecroisés ; de part et d’autre des drapeaux à simples motifs, en bas le public de dos.',
      },
    },
    {
      file: 'photos/a-day-at-the-fair/children-at-drums.webp',
      alt: {
        'zh-CN': '三个孩子并排敲鼓，两个把鼓槌高高举起，身后是橙色圆环、彩灯和几个跳动的音符。',
        'en-US':
          'Three children side by side at drums, two with a stick raised, in front of an orange ring, coloured lights and a few notes of music.',
        'fr-FR':
          'Trois enfants côte à côte au tambour, deux baguettes levées, devant un anneau orangé, des lampions et quelques notes de musique.',
      },
    },
    {
      file: 'photos/a-day-at-the-fair/closing-evening.webp',
      alt: {
        'zh-CN': '夜幕下三座展馆灯火通明，空中绽开四团光花，灯笼与彩灯之间，人们提着格子袋散场。',
        'en-US':
          'Night over three lit halls, four bursts of light in the sky; under lanterns and strings of lamps people go home with checked bags.',
        'fr-FR':
          'La nuit sur trois halls éclairés, quatre gerbes de lumière au ciel ; sous les lanternes et les guirlandes, on rentre avec des sacs à carreaux.',
      },
    },
  ],
  texts: {
    'zh-CN': {
      title: '织画｜从排队到散场，公众日的一天',
      summary: '早起入场、午前试饮、午后听讲、傍晚收摊。六幅织画陪您把逛展的一天重走一遍。',
      body: `<p>最后一个公众开放日快到闭馆时间，编辑部把六幅织画挂了出来。它们没有拍摄任何一位真实观众，却想让来过的人认出自己。</p>
<ol>
<li><strong>排队。</strong>公众日免费，凭证件进门；证件提前拿在手里，队伍就动得快。</li>
<li><strong>试饮。</strong>先闻干香，再闻湿香，最后小口啜。别急着加糖。</li>
<li><strong>签约。</strong>站着鼓掌的人，往往才是谈了几个月的人。</li>
<li><strong>听讲。</strong>坐过道边，散场时换馆方便。</li>
<li><strong>打鼓。</strong>孩子不看展位号，跟着鼓点走就对了；出发前约好走散后的碰头地点。</li>
<li><strong>散场。</strong>袋子里装着样品，也装着名片，当晚就在背面记一笔：谁、什么货、下一步。</li>
</ol>
<p>画里的烟花、灯笼和旗帜都是装饰，旗上只有图案，不代表任何国家。若您也有想织进画里的片段，就从手机里那张拍糊了的合影想起吧。</p>`,
    },
    'en-US': {
      title: 'From the morning queue to the last lantern',
      summary:
        'One public day retold in six woven pictures, with small advice from people who have walked a great many halls.',
      body: `<p>Public days are free; all you need at the gate is an identity document, held ready. That is how our album opens, with a rope, a reader and some patient shoes.</p>
<p>Next, the tasting counter. Smell the dry grounds, then the wet ones, and only then sip. Across the hall two people sign while four others clap, and those four probably did the talking beforehand. At the stage, take a seat by the aisle.</p>
<p>Children ignore stand numbers and follow the drums. Agree on a meeting point first.</p>
<h2>Before you sleep</h2>
<p>Write three words on the back of every card you were given: <em>who, what, next</em>. By Monday the faces will have blurred.</p>
<p>As for the pictures, no visitor sat for them. They are woven, not photographed; the fireworks are ornament and the flags stand for no country. If you find yourself in one all the same, you were probably there.</p>`,
    },
    'fr-FR': {
      title: 'Une journée de salon, du premier badge à la dernière lanterne',
      summary:
        'File d’attente, dégustation, signature, scène, tambours, retour : le fil d’une journée ouverte au public, en tableaux tissés.',
      body: `<p>Tout commence par une file. Les journées grand public sont gratuites, sur présentation d’une pièce d’identité ; la tenir à la main fait gagner du temps à chacun.</p>
<h2>Avant midi</h2>
<p>Au comptoir, respirez le café moulu, puis infusé, et goûtez enfin par petites gorgées. Plus loin, deux personnes signent. Regardez aussi celles qui applaudissent : ce sont souvent elles qui ont négocié.</p>
<h2>Après-midi</h2>
<p>Devant la scène, préférez une place près de l’allée. Les enfants, eux, iront droit aux tambours ; convenez d’un point de rendez-vous avant de les suivre.</p>
<h2>Le soir</h2>
<p>Au dos de chaque carte reçue, notez un nom, un produit, une suite à donner. La mémoire d’un salon dure moins longtemps que ses sacs à carreaux.</p>
<p>Ces tableaux tissés ne montrent aucun visiteur réel. Les gerbes de lumière y sont un ornement, et les drapeaux, de simples motifs sans nationalité.</p>`,
    },
  },
} satisfies SeedArticle;
