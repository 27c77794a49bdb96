import type { SeedArticle } from '../article.ts';

export default {
  key: 'second-expo-results',
  category: 'news',
  publishedAt: '2021-09-29T17:10:00+08:00',
  texts: {
    'zh-CN': {
      title: '两届累计签约216个项目、430.2亿美元',
      summary: '第二届中非经贸博览会29日收官。参展企业、展览面积、累计签约，三组数字各说明什么？',
      body: `<p>9月29日傍晚，长沙的展馆开始撤展。第二届中非经贸博览会为期四天，留下三组数字，值得逐一细读。</p>
<ol>
<li><strong>近900家参展企业。</strong>首届公布的“超过3500”是参展商、采购商和专业观众的合计，与今年的口径不同，两个数字不能直接相比。</li>
<li><strong>6.4万平方米。</strong>这是主展馆面积，首届为4万多平方米。综合、非洲、省区市、内外贸商品各据一馆，另有室外展区，采购商可以直奔目标。</li>
<li><strong>216个项目，430.2亿美元。</strong>这是前两届的累计签约数；首届闭幕时公布的是84个、208亿美元。</li>
</ol>
<p>累计数的用处在于看长线。贸易合同几个月便可交货，投资和工程往往跨越好几年，单看一届的签约额，容易把不同节奏的项目混为一谈。博览会两年一届，正好给了一次“回头看”的机会：上届签的，这届问进度；这届签的，下届报结果。</p>
<h2>给签约企业的几点提醒</h2>
<p>一是指定联系人。人员一调动，项目就断线，双方最好各留两名负责人和一个公用邮箱。二是约定里程碑，例如“样品确认”“首柜发运”“设备到场”，比笼统写“尽快实施”管用。三是保留会谈纪要，中文、英文或法文各一份，写明以哪种文本为准。</p>
<p>四是遇到困难及早说。船期变化、许可证延误并不少见，早一周通知，对方就多一周安排仓库和资金。</p>
<p>参展服务与咨询渠道，可在<a href="/service/">参展服务</a>栏目查询。</p>`,
    },
    'en-US': {
      title: 'Two expos, 216 projects, US$43.02 billion: the 2021 edition closes',
      summary:
        'The second edition ended on Wednesday. A short guide to its numbers, including the two that should not be compared.',
      body: `<p>Taken together, the first two editions of the China-Africa Economic and Trade Expo have produced 216 signed projects worth US$43.02 billion. The second of them ended in Changsha today, 29 September.</p>
<p>When the first edition closed, it announced 84 projects and US$20.8 billion. A running total is a sensible measure here, because the agreements age at different speeds. A container of goods may be delivered within months of the handshake, while a plant or a road needs years. A fair held every second year gives both sides a fixed date for asking how far things have come.</p>
<h2>Handle with care</h2>
<p>Floor space can be compared directly: 64,000 square metres in the main hall this time, something over 40,000 last time. Participant numbers cannot. The “nearly 900” announced for 2021 counts exhibitors; the “over 3,500” of 2019 added buyers and trade visitors to them.</p>
<h2>Keeping a project alive</h2>
<p>Experienced exporters offer four habits to companies that signed this week:</p>
<ul>
<li>Name two contacts on each side, plus a shared mailbox, so that a change of staff does not end the conversation.</li>
<li>Replace “as soon as possible” by milestones: sample approved, first container shipped, equipment on site.</li>
<li>Write minutes in both working languages and state which version prevails.</li>
<li>Report bad news early. A week’s notice of a missed vessel lets a partner rearrange storage and cash.</li>
</ul>
<p>Help for exhibitors is described under <a href="/service/">services</a>.</p>`,
    },
    'fr-FR': {
      title: 'Clôture à Changsha : 216 projets conclus en deux éditions',
      summary:
        'Cumul de 43,02 milliards de dollars, près de 900 exposants, 64 000 m² : les chiffres de 2021 et la manière de s’en servir.',
      body: `<p>Les stands se démontent, les comptes sont faits. La deuxième Exposition économique et commerciale Chine-Afrique s’est terminée mercredi 29 septembre. Ajoutée à celle de 2019, elle porte à 216 le nombre de projets signés, pour un montant de 43,02 milliards de dollars.</p>
<p>Pourquoi un cumul ? Parce que les accords n’avancent pas au même pas. Une vente de marchandises se dénoue en quelques mois ; une usine ou une route demande des années. La première édition avait annoncé, en juin 2019, 84 projets et 20,8 milliards. En revenant tous les deux ans, le salon offre à chacun l’occasion de demander : où en sommes-nous ?</p>
<blockquote><p>Attention aux comparaisons : les quelque 900 participants de 2021 sont tous des exposants, tandis que les 3 500 et plus de 2019 comprenaient aussi acheteurs et visiteurs professionnels.</p></blockquote>
<p>La surface du hall principal, elle, se compare sans réserve : 64 000 m² cette fois, plus de 40 000 m² la première.</p>
<h2>Pour que l’accord vive</h2>
<p>Les entreprises qui viennent de signer ont intérêt à régler dès maintenant quelques détails. Désignez deux interlocuteurs par partie : un départ ne doit pas interrompre les échanges. Fixez des étapes vérifiables, comme l’échantillon validé, le premier conteneur parti ou le matériel sur site, plutôt qu’un vague « dès que possible ». Rédigez le compte rendu dans les deux langues et précisez laquelle fait foi. Enfin, annoncez tôt les contretemps ; prévenu à temps, votre partenaire peut encore déplacer un stockage ou une échéance.</p>
<p>Les interlocuteurs du salon sont présentés à la page <a href="/service/">Services aux participants</a>.</p>`,
    },
  },
} satisfies SeedArticle;
