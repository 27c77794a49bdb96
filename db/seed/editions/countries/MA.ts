import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'MA',
  texts: {
    'zh-CN': {
      lead: '磷肥、汽车、橄榄、阿甘油与丹吉尔地中海港，摩洛哥一头连着欧洲一头连着非洲。',
      body: `<p>站在丹吉尔的山坡上，天晴时能望见西班牙。摩洛哥就处在这样的位置：北隔直布罗陀海峡与欧洲相邻，南向撒哈拉以南，东西方的船都从门口过。它曾以主宾国身份参加第三届博览会。</p>
<h2>两张王牌</h2>
<p>一张是磷。胡里卜盖等地的磷矿经管道、铁路送到海边，加工成磷酸和化肥，卖到许多缺肥的国家。另一张是制造：丹吉尔、盖尼特拉的汽车厂带起线束、座椅、冲压件等一长串配套，卡萨布兰卡近郊则有航空零部件园区。新能源汽车和电池材料的投资，也在往这边聚拢。</p>
<h2>餐桌上的摩洛哥</h2>
<ul>
<li>橄榄、橄榄油、柑橘、番茄、草莓；</li>
<li>沙丁鱼罐头、刺山柑、干无花果；</li>
<li>阿甘油、藏红花、大马士革玫瑰水。</li>
</ul>
<h2>基础设施</h2>
<p>丹吉尔地中海港航线密、转运快；卡萨布兰卡港靠近最大的消费市场。“博拉克”高铁连接丹吉尔与卡萨布兰卡。瓦尔扎扎特的光热电站、北部的风场，让绿电成为招商时的一张牌。</p>
<h2>打交道</h2>
<p>阿拉伯语和阿马齐格语是官方语言，合同多写法文，货币为迪拉姆。谈事之前先喝一杯薄荷茶，急不得。斋月期间作息有变，约会要提前问。非斯、马拉喀什的老城作坊出皮具、铜器、马赛克瓷砖，喜欢手工艺的人容易超重。</p>`,
    },
    'en-US': {
      lead: 'Phosphates, cars, olives and argan oil, a short sail from Europe.',
      body: `<p>Morocco looks two ways. Spain is visible from its northern cape on a clear day, while caravans once tied its southern towns to Timbuktu. Modern exporters use both doors. The kingdom was a guest country when the expo met in 2023.</p>
<h2>Phosphate and factories</h2>
<p>Rock from Khouribga travels to the coast to become phosphoric acid and fertiliser, a business of interest to every farming nation. Around Tangier and Kenitra, car assembly has drawn in makers of wiring, seats and stampings; near Casablanca, workshops machine parts for aircraft. Battery materials are a newer chapter.</p>
<h2>Food, oils, crafts</h2>
<ul>
<li>Olives, clementines, tomatoes and berries.</li>
<li>Canned sardines, capers and dried figs.</li>
<li>Argan oil pressed in the south-west, saffron from Taliouine, rose water from the Dades valley.</li>
<li>Leather, brass and zellij tiles from the old medinas.</li>
</ul>
<h2>Infrastructure</h2>
<p>Tanger Med is a leading transshipment harbour on the Strait of Gibraltar. A high-speed train joins Tangier with Casablanca, the business capital. Concentrated solar power near Ouarzazate and wind parks in the north give investors a clean-energy argument.</p>
<h2>Manners and money</h2>
<p>Contracts are usually in French, conversation in Darija, and official texts in Arabic; Amazigh is an official language too. The currency is the dirham. Accept the mint tea: the talk that goes with it is part of the negotiation. During Ramadan, check office hours. Fez and Marrakesh reward anyone willing to get lost.</p>`,
    },
    'fr-FR': {
      lead: 'Phosphates, automobile, huile d’argan et Tanger Med, au carrefour de deux mers.',
      body: `<p>Quatorze kilomètres de détroit séparent le Maroc de l’Europe, et des siècles d’échanges le rattachent au Sahel. Cette double vocation se lit dans ses exportations comme dans ses ports. À la troisième édition, le royaume comptait parmi les huit pays à l’honneur.</p>
<h2>Industrie</h2>
<p>Le phosphate de Khouribga descend vers l’océan, où il devient acide et engrais. À Tanger et à Kénitra, les usines automobiles ont fait naître tout un tissu d’équipementiers : câblage, sièges, emboutissage. L’aéronautique s’est installée aux portes de Casablanca. Les matériaux pour batteries attirent à présent de nouveaux investissements.</p>
<h2>Terroir</h2>
<p>Olives, agrumes, tomates, fruits rouges ; sardines en boîte, câpres et figues séchées ; huile d’argan du Souss, safran de Taliouine, eau de rose du Dadès. Les médinas ajoutent le cuir, le laiton, le zellige et le tapis.</p>
<h2>Équipements</h2>
<ul>
<li>Tanger Med, grande plateforme de transbordement.</li>
<li>Al Boraq, le train à grande vitesse entre Tanger et Casablanca.</li>
<li>Le complexe solaire de Ouarzazate et les parcs éoliens du Nord.</li>
</ul>
<h2>Usages</h2>
<p>L’arabe et l’amazighe sont langues officielles, le français domine dans les dossiers. Le dirham n’est que partiellement convertible : parlez-en à votre banque. Le thé à la menthe n’est pas une perte de temps. Évitez de fixer des réunions l’après-midi pendant le ramadan. Fès pour l’artisanat, Marrakech pour les jardins, Chefchaouen pour le bleu.</p>`,
    },
  },
} satisfies SeedCountry;
