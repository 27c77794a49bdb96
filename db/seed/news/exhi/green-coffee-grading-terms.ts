import type { SeedArticle } from '../article.ts';

export default {
  key: 'green-coffee-grading-terms',
  category: 'exhi',
  publishedAt: '2024-03-28T10:43:00+08:00',
  countries: ['ET', 'RW'],
  texts: {
    'zh-CN': {
      title: '读懂一份咖啡生豆报价单：埃塞俄比亚与卢旺达',
      summary: '等级、目数、处理法、含水率……报价单上寥寥几个词，决定了您收到的是怎样一袋豆子。',
      body: `<p>“G1，水洗，14目以上，新产季。”初次采购非洲生豆的烘焙商，常被这样一行字难住。其实每个词都对应一件看得见、量得出的事。</p>
<h2>等级数瑕疵</h2>
<p>埃塞俄比亚的等级数字越小，一份样品里的瑕疵豆越少，杯测评价也要过关。黑豆、酸豆、虫蛀豆、破碎豆，对味道的伤害各不相同：几粒酸豆能毁掉一壶咖啡，几粒碎豆多半只是烘得不匀。因此别只问“几级”，还要问“剩下的瑕疵是哪一种”。</p>
<h2>目数量大小</h2>
<p>筛网孔径以六十四分之一英寸为单位，15目约合6毫米。豆粒大不等于好喝，但大小整齐，烘焙才均匀。埃塞俄比亚本地种繁多，豆形天然偏小，用看别国豆子的眼光去挑，容易错过好货。</p>
<h2>处理法定风味</h2>
<p>水洗豆去皮、发酵、洗净再晒，口感干净明亮；日晒豆连果带皮晾干，果香浓，也更考验翻晒功夫。卢旺达多为小农把鲜果送到水洗站集中加工，品种以波旁居多，同一座水洗站的豆子往往风格相近。要留意东非大湖地区特有的“土豆味”：外观难辨，一粒就能闻到，下单前宜多冲几杯。</p>
<h2>水分保平安</h2>
<p>生豆含水率一般控制在10%至12%。太湿易霉，太干则发脆走味。海运要过热带，内衬密封袋几乎是标配。</p>
<p>谈妥之后，还有两份样品不可少：一份是装船前样，一份是到货样。两杯对着喝，差别在哪，谁也说不出二话。这两个产地都做过博览会的主宾国，下次逛展，不妨带上自己的样品盘。</p>`,
    },
    'en-US': {
      title: 'Ten words that decide what is in the bag: buying green coffee',
      summary:
        'Screen, grade, washed, natural, parchment: a working glossary for roasters who look at Ethiopian and Rwandan lots for the first time.',
      body: `<p>A green coffee offer fits on one line, and every word in it has a price. Roasters who come to Changsha to taste Ethiopian and Rwandan lots will get more out of the cup if they can read that line first.</p>
<table>
<thead><tr><th>Word</th><th>What it tells you</th></tr></thead>
<tbody>
<tr><td>Grade</td><td>In Ethiopia, a number: the lower, the fewer defects counted in a sample and the better the cup.</td></tr>
<tr><td>Primary defect</td><td>A full black or full sour bean; a handful spoils a roast.</td></tr>
<tr><td>Screen</td><td>Bean size in sixty-fourths of an inch. Even size helps an even roast.</td></tr>
<tr><td>Washed</td><td>Skin and pulp removed before drying. Clean, bright cup.</td></tr>
<tr><td>Natural</td><td>Dried inside the fruit. Sweeter, wilder, harder to repeat.</td></tr>
<tr><td>Washing station</td><td>Where Rwandan smallholders deliver cherries; often the real name of a lot.</td></tr>
<tr><td>Parchment</td><td>The husk kept on the bean until shortly before export.</td></tr>
<tr><td>Moisture</td><td>Ten to twelve per cent is the usual window.</td></tr>
<tr><td>Potato taste</td><td>A raw-potato smell known around Africa’s Great Lakes. It hides in single beans, so cup many bowls.</td></tr>
<tr><td>Pre-shipment sample</td><td>Drawn from the packed lot. Approve it before the vessel sails.</td></tr>
</tbody>
</table>
<p>Two traps deserve a warning. Ethiopian varieties tend to be small, so a strict screen requirement copied from another origin may exclude the very coffee you came for. And a cupping score means little without the name of the person who gave it and the date: green coffee fades, and last season’s 86 may be this season’s 82.</p>
<p>Finally, ask about harvest months. Ethiopian picking runs roughly from October to January, Rwandan mostly from March to July. A buyer who follows both calendars can keep fresh crop on the shelf for much of the year.</p>`,
    },
    'fr-FR': {
      title: 'Café vert d’Éthiopie et du Rwanda : le vocabulaire de l’acheteur',
      summary:
        'Avant de discuter le prix d’un lot, mieux vaut parler la même langue que l’exportateur. Petit lexique raisonné, de la cerise au sac.',
      body: `<p>Deux sacs d’aspect identique peuvent donner, une fois torréfiés, deux boissons sans rapport. L’écart tient à quelques mots inscrits au contrat. Les voici, dans l’ordre où la récolte les rencontre.</p>
<p><strong>Lavé ou nature.</strong> Lavé, le grain quitte sa pulpe avant de sécher : tasse nette, acidité vive. Nature, il sèche dans son fruit et en garde des arômes de baie, au risque d’une fermentation mal tenue. Au Rwanda, les petits planteurs apportent leurs cerises à une <strong>station de lavage</strong> ; son nom, bien plus que celui de la province, identifie le lot.</p>
<p><strong>Grade.</strong> L’Éthiopie classe ses cafés par chiffres, le premier étant le meilleur. On compte les défauts d’un échantillon, puis on goûte. Tous ne se valent pas : un grain noir ou aigre pèse plus lourd qu’une brisure.</p>
<p><strong>Crible.</strong> C’est le diamètre du trou qui retient le grain, exprimé en soixante-quatrièmes de pouce. N’en faites pas une religion : les variétés éthiopiennes sont souvent menues, et excellentes.</p>
<p><strong>Humidité.</strong> De 10 à 12 % d’ordinaire. Au-dessus, la moisissure guette pendant la traversée ; bien au-dessous, le grain se fane.</p>
<p><strong>Goût de pomme de terre.</strong> Ce défaut des Grands Lacs ne se voit pas, il se sent. Un seul grain suffit à gâter une tasse : multipliez les bols à la dégustation.</p>
<h2>Deux échantillons, jamais un</h2>
<p>Faites prélever le premier avant l’embarquement et gardez-en la moitié. Tirez le second à l’ouverture du conteneur. Dégustés côte à côte, à l’aveugle, ils règlent la plupart des litiges en un quart d’heure. Les stands de café de l’Exposition se prêtent volontiers à cet exercice ; repérez-les d’avance parmi les <a href="/exhibition/">exposants</a>.</p>`,
    },
  },
} satisfies SeedArticle;
