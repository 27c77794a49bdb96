import type { SeedChapter } from '../shapes.ts';

/** The exhibitor's guide: people, risks, the days of the show, and what follows. */
export const during: SeedChapter[] = [
  {
    key: 'badges-and-visas',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '五、人员、证件与签证',
        body: `<p>每个展位先定一名联络人，进场、用电、货运都由他签字。其余人员按护照或身份证登记，照片要近照。</p>
<p>境外人员凭邀请函到中国使领馆申请签证，请按当地处理时间提前办理，不要等机票。入住后酒店会代办临时住宿登记；住在朋友家里，要到派出所自行登记。</p>
<p>住处不妨离接驳车站近一些，可在<a href="/service/hotel/">酒店</a>页面按距离挑选。清真、素食餐饮见<a href="/service/serviceDetail?id=5">餐饮服务</a>。</p>`,
      },
      'en-US': {
        title: '5. People, badges and visas',
        body: `<p>Name one contact for each stand, who signs for entry, power and freight. All others register with passport or identity card and a recent photograph.</p>
<p>Guests from abroad apply for a visa at a Chinese embassy or consulate with the letter of invitation; start in good time, and do not wait for the air ticket. Hotels report your stay to the police for you. Whoever stays with friends goes to the police station in person.</p>
<p>A hotel near a shuttle stop saves an hour a day: sort the <a href="/service/hotel/">hotels</a> by distance. Halal and vegetarian food is under <a href="/service/serviceDetail?id=5">catering</a>.</p>`,
      },
      'fr-FR': {
        title: '5. Équipe, badges et visas',
        body: `<p>Désignez un responsable par stand : il signe pour l’entrée, le courant et le fret. Les autres s’inscrivent avec passeport ou carte d’identité et une photographie récente.</p>
<p>Depuis l’étranger, le visa se demande à une ambassade ou à un consulat de Chine, lettre d’invitation à l’appui ; commencez tôt, sans attendre le billet d’avion. L’hôtel déclare votre séjour à la police. Si vous logez chez des amis, cette démarche vous revient.</p>
<p>Un hôtel près d’un arrêt de navette épargne une heure par jour : triez les <a href="/service/hotel/">hôtels</a> par distance. Pour manger halal ou végétarien, voyez la <a href="/service/serviceDetail?id=5">restauration</a>.</p>`,
      },
    },
  },
  {
    key: 'insurance',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '六、保险与安全',
        body: `<p>场馆的保险不保您的展品。请至少买三样：展品从出厂到回厂的运输与展出险，搭建期间的施工人员意外险，展出期间的公众责任险。保单复印件放在展位。</p>
<p>小件贵重物品放进上锁的柜子，闭馆时清点后带走或寄存。现金不要过夜。演示设备划出安全线，停机时拔下钥匙；无人机和充气物须单独报批。</p>
<p>出了事，先救人，再拍照，然后通知馆内值班人员和保险公司，现场在此之前不要移动。</p>`,
      },
      'en-US': {
        title: '6. Insurance and safety',
        body: `<p>The venue’s insurance does not cover what you show. Take at least three policies: goods from your gate and back again, accidents of those who build, and liability towards the public. Keep copies at the stand.</p>
<p>Small things of value belong in a locked case; count them at closing time and take them along or deposit them. Leave no cash overnight. Draw a line round running machines and pull the key when they rest. Drones and inflatables need a permit of their own.</p>
<p>After an accident: people first, then photographs, then the hall’s duty officer and the insurer. Until they have come, leave everything where it is.</p>`,
      },
      'fr-FR': {
        title: '6. Assurance et sécurité',
        body: `<p>L’assurance du parc ne couvre pas vos objets. Souscrivez au moins trois contrats : marchandises, de votre porte jusqu’au retour ; accidents des monteurs ; responsabilité envers le public. Gardez-en copie sur le stand.</p>
<p>Les petits objets de valeur se rangent dans une vitrine fermée ; à la fermeture, comptez-les puis emportez-les ou déposez-les. Aucune somme d’argent la nuit. Tracez une ligne autour des machines en marche et retirez la clé à l’arrêt. Drones et structures gonflables exigent une autorisation particulière.</p>
<p>En cas d’accident : d’abord les personnes, ensuite les photos, puis l’agent de permanence et l’assureur. D’ici là, ne déplacez rien.</p>`,
      },
    },
  },
  {
    key: 'promotion',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '七、宣传与洽谈',
        body: `<p>报名资料就是您的网上展台。企业简介用三种语言写好，产品配图，<a href="/exhibition/?cursor=cloud">云展厅</a>和展商名录会同时显示；采购需求写具体，买家才找得到您。</p>
<ul>
<li>开展前两周翻一遍<a href="/exhibition/?cursor=buyers">采购商名录</a>，约好时间地点再来。</li>
<li>报名参加与行业对口的<a href="/forum/">对接活动</a>，一张价目表、一页产品单、一个样品就够了。</li>
<li>有待合作的项目放进<a href="/negotiation/">项目库</a>，写清金额和希望的合作方式。</li>
<li>展位上的二维码指向自己的公司页，客人扫一下就带走了联系方式。</li>
</ul>
<p>宣传品不得贬低别家，涉及地图请用规范底图，功效说法要有依据。</p>`,
      },
      'en-US': {
        title: '7. Being found, and talking business',
        body: `<p>What you hand in becomes your stand on the internet. A profile in three languages and pictures of products show both in the <a href="/exhibition/?cursor=cloud">online hall</a> and in the list of exhibitors. Be specific about what you want to buy; that is how others find you.</p>
<ul>
<li>Two weeks before, read through the <a href="/exhibition/?cursor=buyers">buyers</a> and make appointments.</li>
<li>Join the <a href="/forum/">matchmaking</a> for your industry with a price list, one sheet and one sample.</li>
<li>Enter a project into the <a href="/negotiation/">project library</a>, with its amount and the partner you look for.</li>
<li>Have a QR code on the counter that leads to your company’s page: whoever scans it has your address.</li>
</ul>
<p>Do not run down competitors, use approved maps, and be able to prove any claim about effects.</p>`,
      },
      'fr-FR': {
        title: '7. Se faire connaître et négocier',
        body: `<p>Votre dossier devient votre stand sur internet. Un profil en trois langues et des images de produits apparaissent à la fois dans le <a href="/exhibition/?cursor=cloud">hall en ligne</a> et dans la liste des exposants. Soyez précis sur ce que vous achetez : c’est ainsi qu’on vous trouve.</p>
<ul>
<li>Quinze jours avant, parcourez les <a href="/exhibition/?cursor=buyers">acheteurs</a> et fixez des rendez-vous.</li>
<li>Participez aux <a href="/forum/">rencontres d’affaires</a> de votre secteur avec un tarif, une fiche et un échantillon.</li>
<li>Inscrivez votre projet à la <a href="/negotiation/">Banque de projets</a>, montant et partenaire recherché compris.</li>
<li>Affichez au comptoir un code QR vers votre fiche : qui le lit emporte vos coordonnées.</li>
</ul>
<p>Ne dénigrez personne, employez des cartes conformes et sachez prouver tout effet annoncé.</p>`,
      },
    },
  },
  {
    key: 'after-the-show',
    guide: 'exhibitor',
    texts: {
      'zh-CN': {
        title: '八、展后',
        body: `<p>一周之内给每位留下名片的客人写一封短信：见面聊过什么，答应发什么，下一步是什么。样品和报价一次发齐。</p>
<p>签了意向的，尽快把付款方式、检验、交期写成合同；金额和进度可以在项目库里更新。退税、核销ATA单证册、结清场馆费用也在这一周。</p>
<p>想常年有个窗口，可以了解高桥大市场的常设分会场。您的公司页和产品会留在网上展厅，信息变了请来信更正。最后，请填一份<a href="/about/?cursor=message">留言</a>，哪里不方便，下一届就从哪里改。</p>`,
      },
      'en-US': {
        title: '8. After the show',
        body: `<p>Within a week write a few lines to everyone who left a card: what you spoke of, what you promised, what comes next. Send samples and quotation together.</p>
<p>Where an intent was signed, put payment, inspection and delivery into a contract soon; amounts and progress can be updated in the project library. The same week is for tax refunds, discharging the carnet and settling with the venue.</p>
<p>For a window all year round, ask about the permanent sub-hall at Gaoqiao Grand Market. Your page and products stay in the online hall; write to us when something changes. And leave us a <a href="/about/?cursor=message">message</a> about what was awkward, for that is where the next edition begins.</p>`,
      },
      'fr-FR': {
        title: '8. Après le salon',
        body: `<p>Dans la semaine, écrivez quelques lignes à chaque personne qui vous a laissé sa carte : ce dont vous avez parlé, ce que vous avez promis, la suite. Envoyez échantillons et offre en une seule fois.</p>
<p>Si une intention a été signée, fixez sans tarder paiement, contrôle et livraison dans un contrat ; montants et avancement peuvent être mis à jour dans la Banque de projets. C’est aussi le moment des remboursements de taxes, de l’apurement du carnet et du solde dû au parc.</p>
<p>Pour une vitrine toute l’année, renseignez-vous sur l’annexe permanente du Grand marché de Gaoqiao. Votre fiche et vos produits restent au hall en ligne ; écrivez-nous dès qu’une donnée change. Enfin, <a href="/about/?cursor=message">dites-nous</a> ce qui vous a gêné : la prochaine édition commence là.</p>`,
      },
    },
  },
];
