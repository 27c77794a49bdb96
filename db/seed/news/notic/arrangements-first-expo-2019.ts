import type { SeedArticle } from '../article.ts';

export default {
  key: 'arrangements-first-expo-2019',
  category: 'notic',
  publishedAt: '2019-06-12T09:20:00+08:00',
  texts: {
    'zh-CN': {
      title: '首届中非经贸博览会参会安排公告',
      summary: '会期三天怎么过、论坛和展区如何衔接、出发前要核对哪些事，一文说明。',
      body: `<p>首届中非经贸博览会6月27日（星期四）在长沙拉开帷幕，29日结束。主办单位为商务部和湖南省人民政府。展会设在中非合作论坛框架之下，每两年一届，长期落户湖南。为方便各代表团、企业和媒体早作打算，现将有关安排公告如下。</p>
<h2>一、看什么</h2>
<p>主展馆面积超过4万平方米。本届主题“合作共赢，务实推进中非经贸关系”，落脚点在“务实”二字：来的人带着产品、图纸和订单意向，走的时候最好已经约好下一次见面。</p>
<h2>二、会与展怎么接</h2>
<p>论坛谈方向，研讨谈行业，对接会谈项目，展区看实物。建议企业先选定一两场与本行业关系最近的研讨，把前后各一小时留给展位；对接会上遇到合适的伙伴，当天就到展位看样，不要拖到最后一个下午。</p>
<h2>三、出发前核对</h2>
<ol>
<li><strong>姓名。</strong>报名所填姓名、拼写和顺序须与所持证件一致，外宾以护照页为准。</li>
<li><strong>时差。</strong>会期各项活动均按北京时间。要与非洲的同事、伙伴通话，下午4时最合适：内罗毕是上午11时，拉各斯9时，达喀尔8时。</li>
<li><strong>天气。</strong>长沙6月下旬闷热多雨，请备雨具；会场有空调，带一件薄外套。</li>
<li><strong>资料。</strong>外文样本请附一页中文，写明企业名称、产品规格、最小起订量和联系人，比厚厚一本画册管用。</li>
</ol>
<p>各场活动的地点如有调整，以现场公布为准。</p>`,
    },
    'en-US': {
      title: 'Coming to Changsha for the first expo: how the three days are arranged',
      summary:
        'A short notice for delegations, companies and the press: what happens when, how to divide your time, and what to check before you fly.',
      body: `<p>The first China-Africa Economic and Trade Expo runs from Thursday 27 to Saturday 29 June 2019. Two hosts invite you: China’s Ministry of Commerce and the provincial government of Hunan. The gathering has its place in the Forum on China-Africa Cooperation and will come back to Hunan every second year.</p>
<p>The main exhibition hall covers more than 40,000 square metres. Around it are meetings of several kinds. Broadly speaking, a forum sets a direction, a seminar looks at one industry, a matchmaking session brings two companies to one table, and the stands let you touch the goods.</p>
<h2>Dividing three days</h2>
<ul>
<li>Pick one or two seminars close to your trade and keep an hour free on either side for the stands nearby.</li>
<li>If a matchmaking talk goes well, look at the sample the same day. On Saturday afternoon people are packing.</li>
<li>Write down the room as well as the hour of each appointment; changes of room are posted on site.</li>
</ul>
<h2>Before you leave</h2>
<p>Register under the name printed in your passport, in the same order. Print one page in Chinese with your company’s name, product specification, minimum order and a contact: it will be read when a thick catalogue is not.</p>
<p>Changsha keeps Beijing time, eight hours ahead of GMT. Four in the afternoon is a good moment to call the office: it is then 11 a.m. in Nairobi, 9 a.m. in Lagos and 8 a.m. in Dakar. Late June is hot, humid and often wet, so pack an umbrella, and a light jacket for air-conditioned rooms.</p>`,
    },
    'fr-FR': {
      title: 'Première Exposition Chine-Afrique : organisation des trois journées de Changsha',
      summary:
        'Délégations, entreprises, journalistes : comment se répartissent rencontres et visites de stands, et quels points vérifier avant de prendre l’avion.',
      body: `<p>Du jeudi 27 au samedi 29 juin 2019, Changsha, capitale du Hunan, reçoit la première Exposition économique et commerciale Chine-Afrique. Le ministère chinois du Commerce et le gouvernement populaire de la province en sont les hôtes. Le rendez-vous relève du Forum sur la coopération sino-africaine et se tiendra désormais tous les deux ans dans le Hunan.</p>
<h2>Avant le départ</h2>
<p>Inscrivez-vous sous le nom exact de votre passeport, prénoms compris. Préparez une page en chinois : raison sociale, caractéristiques du produit, quantité minimale, personne à joindre. Elle rendra plus de services qu’un épais catalogue. Fin juin, la ville est chaude, humide et souvent pluvieuse ; un vêtement léger reste utile dans les salles climatisées.</p>
<p>Changsha vit à l’heure de Pékin. Pour appeler votre bureau, visez 16 h : il est alors 8 h à Dakar, 9 h à Lagos, 11 h à Nairobi.</p>
<h2>Sur place</h2>
<p>La halle principale dépasse 40 000 m². Quatre types de rendez-vous se succèdent :</p>
<ul>
<li>les forums, où l’on fixe des orientations ;</li>
<li>les séminaires, consacrés à une filière ;</li>
<li>les rencontres d’affaires, où deux entreprises examinent un projet ;</li>
<li>les stands, où la marchandise se voit et se touche.</li>
</ul>
<p>Choisissez un ou deux séminaires proches de votre métier et gardez du temps libre avant et après. Si un entretien vous paraît prometteur, allez voir l’échantillon le jour même : le samedi après-midi, on remballe.</p>
<p>Notez pour chaque rendez-vous l’heure et la salle. Tout changement de salle est affiché sur place.</p>`,
    },
  },
} satisfies SeedArticle;
