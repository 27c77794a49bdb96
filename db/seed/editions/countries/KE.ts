import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'KE',
  texts: {
    'zh-CN': {
      lead: '玫瑰、紫茶、咖啡与牛油果产自高原，蒙巴萨港和标轨铁路把它们送往世界。',
      body: `<p>肯尼亚两度出任主宾国，第二届来过，第四届再来。对长沙的采购商来说，它的名字常和鲜花、茶叶连在一起；对做工程和装备的企业来说，它又是进入东非的第一站。</p>
<h2>高原物产</h2>
<p>奈瓦沙湖畔的玫瑰一年四季采收，靠冷链空运抢时间；凯里乔的红茶汤色明亮，近年茶农又种出花青素丰富的紫茶；肯尼亚山周边的阿拉比卡咖啡按豆粒大小分级，AA最为人熟知。此外还有牛油果、夏威夷果、腰果和剑麻。马加迪湖出产天然碱，是玻璃和洗涤行业的原料。</p>
<h2>通道</h2>
<ul>
<li>蒙巴萨港是东非门户，乌干达、卢旺达等内陆邻国的货物也从这里进出；</li>
<li>标轨铁路由蒙巴萨通到内罗毕，再延伸至奈瓦沙；</li>
<li>北部海岸另有拉穆港。</li>
</ul>
<h2>产业</h2>
<p>裂谷地热丰富，奥尔卡里亚的蒸汽带动发电机组，风电、光伏同样看好。移动支付普及得早，街边小店也能收款，数字服务因此很活跃。食品加工、纺织制衣、农机装配和包装，是洽谈桌上常见的题目。</p>
<p>官方语言为斯瓦希里语和英语，货币是肯尼亚先令。公务之外，马赛马拉的草原、安博塞利的象群、拉穆古城的木雕门，都值得多留两天。</p>`,
    },
    'en-US': {
      lead: 'Roses, purple tea, coffee and avocados, with Mombasa as the gateway to East Africa.',
      body: `<p>A rose cut beside Lake Naivasha in the morning has a plane to catch. That race against the clock says much about Kenyan trade: high ground, good light, careful hands and a demanding cold chain. Kenya was a guest country in 2021 and again at the fourth expo.</p>
<h2>Grown in the highlands</h2>
<p>Black tea from Kericho is the classic; purple tea, rich in anthocyanins, is the newcomer to taste. Arabica coffee is sorted by bean size, AA being the grade most people know. Add avocados, macadamia, cashew nuts and sisal. Lake Magadi yields soda ash for glassmakers.</p>
<h2>Getting goods moving</h2>
<ul>
<li>Mombasa handles cargo for Kenya and for landlocked neighbours such as Uganda and Rwanda.</li>
<li>A standard-gauge railway climbs from there to Nairobi and on to Naivasha.</li>
<li>Lamu offers a second deep-water harbour, further north.</li>
</ul>
<h2>Industry and services</h2>
<p>Steam from the Rift Valley drives turbines at Olkaria, and sun and wind add to a grid that leans on renewables. Mobile money is part of daily life, which makes Nairobi fertile ground for digital firms. Food processing, garments, packaging and light farm machinery are frequent topics for partners.</p>
<p>Meetings run in English; a greeting in Swahili is appreciated. Bills are in shillings. Stay on for the Maasai Mara, the elephants of Amboseli or the carved doors of Lamu.</p>`,
    },
    'fr-FR': {
      lead: 'Roses, thé pourpre, café, avocats : les hauts plateaux s’exportent par Mombasa.',
      body: `<p>L’altitude explique presque tout. À deux mille mètres, sous l’équateur, la lumière est vive et les nuits sont fraîches : le Kenya en tire des roses recherchées, un thé noir vigoureux et des cafés à l’acidité franche. Présent parmi les pays à l’honneur en 2021, il l’a été de nouveau à la quatrième édition.</p>
<h2>Le panier kényan</h2>
<ul>
<li>Fleurs coupées des serres de Naivasha, expédiées par avion sous température dirigée.</li>
<li>Thés de Kericho, dont le thé pourpre, riche en anthocyanes.</li>
<li>Arabicas triés selon la taille du grain ; la mention AA désigne les plus gros.</li>
<li>Avocats, noix de macadamia, noix de cajou, sisal.</li>
</ul>
<p>S’y ajoute la soude naturelle du lac Magadi, utile aux verriers.</p>
<h2>Porte de l’Afrique de l’Est</h2>
<p>Le port de Mombasa dessert aussi l’Ouganda, le Rwanda et d’autres voisins sans littoral. La ligne à écartement standard relie la côte à Nairobi, puis à Naivasha. Plus au nord, Lamu reçoit des navires à fort tirant d’eau.</p>
<h2>Énergie et numérique</h2>
<p>La vapeur du Rift alimente les centrales d’Olkaria ; le vent et le soleil complètent. Le paiement par téléphone fait partie du quotidien, et Nairobi attire les entreprises du numérique. L’agroalimentaire, la confection et l’emballage offrent des sujets de discussion concrets.</p>
<p>L’anglais est la langue des contrats, le swahili celle de la rue, le shilling la monnaie. Avant de repartir : le Masai Mara, ou les portes sculptées de la vieille ville de Lamu.</p>`,
    },
  },
} satisfies SeedCountry;
