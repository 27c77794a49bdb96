import type { SeedArticle } from '../article.ts';

export default {
  key: 'choosing-small-farm-machines',
  category: 'exhi',
  publishedAt: '2025-03-25T14:46:00+08:00',
  texts: {
    'zh-CN': {
      title: '非洲合作社选小农机，见了中国厂家该问什么',
      summary: '马力之外，土、油、件、人、钱五个字更要紧。厂家提前想好答案，成交会快得多。',
      body: `<p>现代农机是今年六月博览会的展示主题之一。不少中国厂家备足了样机和折页，却常被非洲合作社的负责人问住。问得好，恰恰说明对方是真买主。这里替双方把问题理一理。</p>
<h2>土：机器要干什么活</h2>
<p>红壤旱地雨前硬如砖，雨后粘如胶；稻田要看泥脚深浅。厂家别急着推型号，先问地块多大、种什么、谁来开。小拖拉机只犁地，一年用不满几十天，若还能带拖车、抽水、脱粒，账就算得过来。因此动力输出轴转速、悬挂类别、能否配当地已有的农具，都该写在参数表第一页。</p>
<h2>油：柴油好不好</h2>
<p>新一代发动机对油品挑剔。目的国加油站的柴油含硫多少，滤芯多久一换，进气要不要加预滤，宜按当地条件作答。</p>
<h2>件：坏了等多久</h2>
<p>合作社最怕的不是坏，是农时里坏。随机带哪些易损件？皮带、刀片能否用通用规格替代？最近的配件库在哪个城市？答案要具体到天数。</p>
<h2>人：谁会开、谁会修</h2>
<p>英文或法文手册、图解保养卡、两天以上的机手培训，应列入报价，而非附赠口头承诺。收割机尤其如此，滚筒转速调得不对，粮食就撒在地里。</p>
<h2>钱：从哪天起算</h2>
<p>保修从装船日算，机器还在海上就少了两个月；从交机试车日算，才公道。分期怎么付，试用不合格怎么退，也在签字前说清。</p>
<p>最后一条建议送给买方：带一袋自家的土、几张田块照片到<a href="/exhibition/">展馆</a>来，比一百句描述都管用。</p>`,
    },
    'en-US': {
      title: 'Twelve questions a co-operative should ask before buying a small tractor',
      summary:
        'Horsepower is the least of it. Take this list to the stand of any Chinese maker, and write the answers into the contract.',
      body: `<p>Farm machinery will have its own place at the expo in Changsha this June. If you come on behalf of a growers’ co-operative, the machine that shines most is not necessarily the one that will still run in its third season. Ask.</p>
<h2>About the work</h2>
<ol>
<li>Which of my jobs can it do besides ploughing: hauling, pumping, threshing?</li>
<li>What are the hitch category and the speed of the power take-off? Will my present implements fit?</li>
<li>Can the track width be set to my rows?</li>
<li>For a harvester: which crops, which header, and what grain loss in a field test?</li>
</ol>
<h2>About the place</h2>
<ol>
<li>Does the engine accept the sulphur level of the diesel sold near me?</li>
<li>Are the radiator and the air filter meant for heat and dust?</li>
<li>Has the model worked on soil like mine? May I telephone the owner?</li>
</ol>
<h2>About the years ahead</h2>
<ol>
<li>Which wearing parts travel with the machine, and for how many hours of use?</li>
<li>Where is the nearest parts store, and how many days away?</li>
<li>Do belts, bearings and filters follow common sizes?</li>
<li>Who trains operators and mechanics, for how long, in what language?</li>
<li>Does the warranty start at shipment or when the machine is handed over and tested?</li>
</ol>
<p>The warranty question matters more than it looks: a sea voyage with clearance can swallow two months. Hold back a part of the price until commissioning, if the maker agrees.</p>
<p>And one more, for yourselves: who will keep the key? Machines that belong to everyone last longer when one paid operator answers for the logbook, the grease gun and the booking list.</p>`,
    },
    'fr-FR': {
      title: 'Petit tracteur ou moissonneuse : bien interroger le constructeur chinois',
      summary:
        'Vous représentez une coopérative et vous venez à Changsha choisir une machine ? Préparez vos questions, apportez de la terre et méfiez-vous des fiches trop courtes.',
      body: `<p>Un tracteur de trop faible puissance peine ; trop puissant, il ruine. Entre les deux, le bon choix dépend moins du catalogue que de votre parcelle. Voici comment mener la conversation sur un stand, où l’on dispose rarement de plus de vingt minutes.</p>
<p><strong>Commencez par décrire, non par demander.</strong> Surface, cultures, pente, dureté du sol avant les pluies, largeur des chemins. Une poignée de terre dans un sachet et trois photographies en disent davantage qu’un discours.</p>
<p><strong>Parlez d’usages au pluriel.</strong> Une machine qui ne fait que labourer dort les trois quarts de l’année. La prise de force entraînera-t-elle une pompe, une batteuse ? L’attelage accepte-t-il les outils que vous possédez déjà ?</p>
<p><strong>Faites préciser les conditions locales.</strong> Le gazole de votre région convient-il au moteur ? Le radiateur tient-il par forte chaleur ? La poussière impose-t-elle un préfiltre ?</p>
<p><strong>Chiffrez l’après-vente.</strong> Combien de jours pour recevoir une courroie en pleine récolte ? Quelles pièces d’usure sont livrées d’office ? Existe-t-il un manuel en français, et qui forme les conducteurs ?</p>
<p><strong>Datez la garantie.</strong> Si elle court dès l’embarquement, la mer en consomme une bonne partie. Proposez la mise en service comme point de départ, et gardez un solde à payer après l’essai au champ.</p>
<h2>Pour une moissonneuse, une exigence de plus</h2>
<p>Demandez le taux de pertes mesuré sur votre céréale, à l’humidité habituelle de vos récoltes. Un réglage du batteur mal expliqué laisse au sol le grain que la machine devait sauver. Le machinisme agricole figure parmi les thèmes de l’édition de juin : venez comparer les modèles, mètre ruban et cahier en main.</p>`,
    },
  },
} satisfies SeedArticle;
