import type { SeedArticle } from '../article.ts';

export default {
  key: 'third-expo-opens',
  category: 'news',
  publishedAt: '2023-06-29T14:45:00+08:00',
  countries: ['BJ', 'CD', 'MG', 'MW', 'MA', 'MZ', 'NG', 'ZM'],
  texts: {
    'zh-CN': {
      title: '53个非洲国家、12个国际组织相聚长沙',
      summary: '第三届中非经贸博览会6月29日开幕，展览面积达到10万平方米，主宾国增至八个，7月1日起公众可免费入场。',
      body: `<p>“共谋发展、共享未来”，第三届中非经贸博览会以此为题，29日在长沙启幕，7月2日结束。53个非洲国家和12个国际组织参会，1500家展商同场亮相。</p>
<p>展览面积比上届又大了一圈：10万平方米，分为六个展馆和一个中心区域。走完全程要花不少体力，建议先在导览图上圈出必看的五个展位，其余随走随看。</p>
<h2>主宾国从六个增加到八个</h2>
<p>把地图铺开看，八国分布颇有意思：摩洛哥在北端，贝宁、尼日利亚在西非海岸，刚果（金）居大陆腹地，赞比亚、马拉维与莫桑比克在东南部相邻，马达加斯加则隔海相望。山东和湖北担任本届主题省份。</p>
<p>产地不同，谈法也不同。贝宁棉花要谈纤维长度、马克隆值和含杂率，三项指标大体决定它能纺多细的纱。马达加斯加香草荚要看长短、含水和有无裂口；好的豆荚绕在手指上不折断，表面油润。丁香和可可则怕返潮，运输途中集装箱内的冷凝水是常见的质量纠纷来源，装柜时放干燥剂、铺隔板，事先写进合同为好。</p>
<h2>语言与证件</h2>
<p>今年来宾中讲法语、葡萄牙语、阿拉伯语的都不少。约谈前问清对方的工作语言，技术参数用表格写，比口头翻译可靠。</p>
<p>7月1日至2日是公众日，正逢周末，持身份证件即可免费参观；外国朋友请携带护照原件。论坛议程见<a href="/forum/">会议活动</a>栏目。</p>`,
    },
    'en-US': {
      title: 'Fifty-three African countries gather in Changsha for the third expo',
      summary:
        'The 2023 edition has 100,000 square metres, 1,500 exhibitors and eight guest countries with very different things to sell.',
      body: `<p>Eight guest countries, up from six: that is the quickest way to describe how the China-Africa Economic and Trade Expo has grown since its last edition. The third one began in Changsha on 29 June, with 53 African countries and 12 international organisations attending. It ends on Sunday.</p>
<p>On a map the eight guests are far apart. Morocco faces Europe. Benin and Nigeria lie on the Gulf of Guinea, the Democratic Republic of the Congo fills the centre, Zambia, Malawi and Mozambique touch one another in the south-east, and Madagascar sits across the channel. Shandong and Hubei are the theme provinces on the Chinese side.</p>
<p>The 1,500 exhibitors are spread over 100,000 square metres, in six halls and one central area. Choose five stands before you set out; discover the rest on the way.</p>
<h2>What to ask at the stand</h2>
<ul>
<li><strong>Cotton from Benin:</strong> staple length, micronaire and trash content, which together suggest how fine a yarn it will make.</li>
<li><strong>Vanilla from Madagascar:</strong> a good pod is oily to the touch, free of splits, and bends round a finger without breaking.</li>
<li><strong>Cloves and cocoa:</strong> packing. Condensation inside the container is a familiar cause of dispute, so put liners and desiccant in the contract.</li>
</ul>
<p>French, Portuguese and Arabic speakers are among the guests. Agree on a working language beforehand and bring specifications as a table.</p>
<p>This weekend, 1 and 2 July, is for the public: entry costs nothing, but bring an identity document. Talks are listed under <a href="/forum/">Programme</a>.</p>`,
    },
    'fr-FR': {
      title: 'Troisième édition : huit pays à l’honneur sur 100 000 m²',
      summary:
        'Du Maroc à Madagascar, les invités de 2023 offrent une leçon de géographie et quelques leçons de commerce. Ouverture au public les 1er et 2 juillet.',
      body: `<p>Commençons par une carte. Au nord, le Maroc. Sur le golfe de Guinée, le Bénin et son voisin nigérian. Au cœur du continent, la République démocratique du Congo ; plus au sud-est, la Zambie, le Malawi et le Mozambique, qui se touchent. En mer, Madagascar. Ce sont les huit pays à l’honneur de la troisième Exposition économique et commerciale Chine-Afrique, ouverte ce jeudi à Changsha sous le signe d’un développement commun et d’un avenir partagé.</p>
<p>Au total, 53 pays africains et 12 organisations internationales ont répondu présents. Les 1 500 exposants se répartissent entre six halls et un espace central, soit 100 000 m². Le Shandong et le Hubei sont les provinces chinoises à thème.</p>
<h2>Apprendre à juger</h2>
<p>Le coton béninois se discute en longueur de fibre, en micronaire et en taux d’impuretés : ces trois valeurs disent à peu près la finesse du fil qu’on en tirera. La gousse de vanille malgache, elle, se juge à la main. Souple, grasse, sans fente, elle s’enroule autour du doigt. Quant au cacao et au girofle, leur ennemi est l’eau qui se condense dans le conteneur ; prévoyez au contrat le doublage et le dessiccant.</p>
<h2>En français, s’il vous plaît</h2>
<p>Plusieurs délégations travaillent en français, d’autres en portugais, en arabe ou en anglais. Convenez de la langue avant l’entretien et présentez vos caractéristiques techniques sous forme de tableau : les chiffres voyagent mieux que les adjectifs.</p>
<p>Samedi et dimanche, chacun pourra entrer gratuitement, muni d’une pièce d’identité ou d’un passeport. Les débats sont annoncés à la page <a href="/forum/">Programme</a>.</p>`,
    },
  },
} satisfies SeedArticle;
