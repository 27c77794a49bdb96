import type { SeedArticle } from '../article.ts';

export default {
  key: 'first-expo-opens',
  category: 'news',
  publishedAt: '2019-06-27T16:20:00+08:00',
  texts: {
    'zh-CN': {
      title: '首届中非经贸博览会在长沙开幕',
      summary: '三天时间，一个主展馆，展览与洽谈同步进行。展会由商务部和湖南省人民政府主办，今后每两年在湖南举办一届。',
      body: `<p>6月27日，首届中非经贸博览会在湖南长沙开幕，会期三天。主展馆面积超过4万平方米，中非双方的企业、采购商和专业观众从今天起在展台前看样品、谈条件、找伙伴。</p>
<p>展会设在中非合作论坛框架之下，由商务部和湖南省人民政府主办，两年一届，会址长期落户湖南。对企业来说，这意味着一笔生意不必在一次会面里谈完：今年认识，回去试单，两年后还能在同一座城市坐下来接着谈。</p>
<p>本届主题的后半句是“务实推进中非经贸关系”，“务实”二字在现场最好懂——问题越具体，谈得越快。</p>
<h2>初次到场，先问什么</h2>
<ul>
<li><strong>买农产品的</strong>，先问规格，再问数量。同是咖啡生豆，水洗与日晒风味迥异，瑕疵豆比例、含水率和采收年份都该写进样品标签。</li>
<li><strong>卖装备的</strong>，先问工况，再报型号。当地电压、燃油品质、道路条件不同，同一台机器的配置可能要改。</li>
<li><strong>做工程和投资的</strong>，先问对方手里有什么文件：立项批复、土地手续、资金来源，各走到哪一步。</li>
</ul>
<p>建议上午看展、下午约谈，名片背面随手记下对方要的数量和交货期，当晚整理。收到样品后拍照、编号，注明展位，免得回去后张冠李戴。</p>
<p>会期内的消息，将陆续刊登在<a href="/news/">新闻中心</a>。</p>`,
    },
    'en-US': {
      title: 'Changsha opens the first China-Africa Economic and Trade Expo',
      summary:
        'A new trade fair begins in Hunan, with more than 40,000 square metres of stands and three days for companies to meet.',
      body: `<p>The first China-Africa Economic and Trade Expo opened in Changsha this Thursday, 27 June. Until Saturday, companies from both sides share a main hall of more than 40,000 square metres, where the talk is of samples, delivery dates and payment.</p>
<p>The theme, “Win-Win Cooperation for Closer China-Africa Economic Partnership”, is broad. The format is not. Set up within the Forum on China-Africa Cooperation, and hosted by the Ministry of Commerce together with the government of Hunan, the fair will return to the province every second year. A regular address matters: a buyer who places a small trial order now knows where to find the supplier again.</p>
<h2>Questions worth bringing</h2>
<p>Anyone who has worked a trade fair knows that general enquiries receive general answers. Sharper ones help.</p>
<ul>
<li>For green coffee, ask about processing method, moisture, defect count and crop year before you ask about volume.</li>
<li>For machinery, describe the site: voltage, fuel quality, dust, road access, the distance to the nearest workshop.</li>
<li>For a project, ask which papers already exist, from the feasibility study to land documents, and who is expected to finance the work.</li>
</ul>
<p>Keep a written record. One line on the back of each business card, noting the quantity wanted and the agreed next step, will be worth more next week than a bag full of brochures.</p>
<p>Reports from the three days will be published in the <a href="/news/">news section</a>.</p>`,
    },
    'fr-FR': {
      title: 'À Changsha, première Exposition économique et commerciale Chine-Afrique',
      summary:
        'Le nouveau rendez-vous biennal du Hunan a ouvert ses portes le 27 juin 2019. Quelques conseils pour bien employer ces trois journées.',
      body: `<p>Plus de 40 000 m² d’exposition, trois jours d’entretiens, une ville hôte : la première édition de l’Exposition économique et commerciale Chine-Afrique s’est ouverte jeudi à Changsha, capitale de la province du Hunan. Elle s’achèvera samedi 29 juin.</p>
<p>Le salon relève du Forum sur la coopération sino-africaine. Le ministère chinois du Commerce et le gouvernement populaire provincial du Hunan l’accueillent ensemble, et il reviendra dans la province tous les deux ans. Pour une entreprise, cette régularité a une conséquence simple : on peut commencer petit, par une commande d’essai, et reprendre la discussion au même endroit lors de l’édition suivante.</p>
<p>Le thème retenu parle de coopération gagnant-gagnant et de partenariat plus étroit. Dans les allées, cela se traduit par des questions très concrètes.</p>
<h2>Trois métiers, trois façons de commencer</h2>
<ul>
<li><strong>L’acheteur de denrées</strong> demande d’abord le mode de préparation, le taux d’humidité et l’année de récolte ; le volume vient ensuite.</li>
<li><strong>Le vendeur d’équipements</strong> se renseigne sur le terrain : tension du réseau, qualité du carburant, poussière, atelier le plus proche.</li>
<li><strong>Le porteur de projet</strong> arrive avec ses documents, étude de faisabilité en tête, et dit clairement ce qui manque encore au financement.</li>
</ul>
<p>Un dernier usage, vieux comme les foires : notez au dos de chaque carte de visite la quantité souhaitée et la suite convenue. Le soir, recopiez. Étiquetez aussi vos échantillons avec le numéro du stand, car deux sachets de grains se ressemblent beaucoup une fois dans la valise.</p>
<p>Vous pourrez suivre l’actualité de l’Exposition dans la rubrique <a href="/news/">Actualités</a>.</p>`,
    },
  },
} satisfies SeedArticle;
