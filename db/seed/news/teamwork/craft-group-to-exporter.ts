import type { SeedArticle } from '../article.ts';

export default {
  key: 'craft-group-to-exporter',
  category: 'teamwork',
  publishedAt: '2025-03-07T11:17:00+08:00',
  countries: ['ZW'],
  texts: {
    'zh-CN': {
      title: '从手工小组到出口商：她们缺的不是手艺',
      summary: '编得好、刻得好，未必卖得远。女性和青年创业者迈向出口，要补上的多是尺寸、产能、单证和包装这几课。',
      body: `<p>展台前，买家拿起一只草编篮，翻来覆去地看，问的第一句话多半是：“同样的，能做五百只吗？”答得上来，生意才算开了头。明天是国际劳动妇女节，女性与青年也在博览会的议题之列，不妨说点实在的：一个手工小组要变成出口商，差哪几步。</p>
<h2>先把“差不多”改成“一样”</h2>
<p>手工品允许有个性，尺寸却要有公差。做一块样板、一把量规，颜色编上号，谁来做都照着来。再老老实实算产能：组里多少人，农忙时能剩几个，一个月出多少件。宁可少报，不可误期。</p>
<h2>再给小组一个“身份”</h2>
<p>合作社也好，公司也好，登记之后才能开户、开票、签合同。谁有权签字、利润怎么分、有人退出怎么办，写进章程，比事后争执省心。</p>
<h2>材料决定手续</h2>
<ul>
<li>草、藤、木类要过检疫，常需熏蒸或热处理；</li>
<li>贝壳、角、皮张可能涉及受保护物种，拿不准就别用；</li>
<li>津巴布韦石雕不怕虫，怕的是碰，木箱里要塞紧，箱体用材也得合乎检疫要求。</li>
</ul>
<p><strong>最后，从一小箱做起。</strong>头一单不必凑满整柜，拼箱或快件更稳妥。包好的货从桌面高度摔一摔，再放到湿布旁捂两天，看看会不会裂、会不会霉。随货附一张小卡，写清是谁做的、什么材料、怎么保养，三种文字各两行，顾客爱看。</p>
<p>6月中旬的展会上，时尚是展览主题之一；高桥的分会场全年开放，样品摆在那里，不用等两年才见一次买家。想参展的小组，可以先看<a href="/exhibition/">展览展示</a>栏目。</p>`,
    },
    'en-US': {
      title: 'How a craft group becomes an exporter, one box at a time',
      summary:
        'Skill is rarely what is missing. Women and young founders who want to sell abroad gain most from templates, a legal form and honest capacity figures.',
      body: `<p>A buyer turns a basket over in her hands. “Lovely,” she says. “Can you make five hundred?” Many promising groups lose the sale in the next ten seconds. With Women’s Day tomorrow, and women and youth among the expo’s regular subjects, here is a practical path from village circle to export invoice.</p>
<h2>Repeatable</h2>
<p>Handmade does not mean unpredictable. Cut a template, agree a tolerance, number the dyes. Then count hands: how many members, how many during harvest, how many pieces a month. Quote the lower figure.</p>
<h2>Recognised</h2>
<p>A co-operative or a company can open an account, invoice and sign. Decide in writing who signs, how earnings are shared and what happens when a member leaves. Young teams often skip this step and regret it.</p>
<h2>Ready to travel</h2>
<p>Material decides paperwork. Grass, cane and timber meet plant quarantine and often need fumigation or heat treatment. Shell, horn and hide may come from protected species; if in doubt, choose something else. Zimbabwean stone carving attracts no insects but chips easily, so pack it tight, in a crate whose own wood has been treated.</p>
<p>Test the parcel at home: drop it from table height, then leave it two days beside a wet cloth. Whatever cracks or smells will do so at sea.</p>
<p>The first order can be a few cartons in a shared container. Slip in a card saying who made the piece and how to clean it. For a longer shop window, the Gaoqiao sub-hall stays open throughout the year, and fashion is a theme of this June’s <a href="/exhibition/">exhibition</a>. Bring three samples of one design rather than one sample of thirty.</p>`,
    },
    'fr-FR': {
      title: 'Du groupe d’artisanes à l’entreprise exportatrice',
      summary:
        'Gabarits, statuts, emballage : ce qui sépare un beau panier d’une commande honorée, à l’intention des entrepreneures et des jeunes qui se lancent.',
      body: `<p>Le talent ne manque pas. Ce qui manque, le plus souvent, c’est la deuxième pièce identique à la première. À la veille du 8 mars, voici quelques repères pour les groupes de femmes et de jeunes créateurs, que l’Exposition compte parmi ses sujets réguliers.</p>
<ol>
<li><strong>Mesurez.</strong> Un gabarit en carton, un écart toléré, un nuancier numéroté : dix artisanes peuvent alors signer la même série.</li>
<li><strong>Comptez.</strong> Combien de pièces par mois, et combien pendant les récoltes, quand les mains sont aux champs ? Annoncez le chiffre le plus bas.</li>
<li><strong>Déclarez-vous.</strong> Coopérative ou société, peu importe, pourvu qu’elle puisse ouvrir un compte, facturer et s’engager. Les règles de partage figurent dans les statuts, pas dans les mémoires.</li>
<li><strong>Renseignez-vous sur la matière.</strong> Les fibres et le bois relèvent du contrôle phytosanitaire et passent souvent par un traitement. La corne, le coquillage ou la peau peuvent provenir d’espèces protégées : dans le doute, abstenez-vous.</li>
<li><strong>Emballez comme si la caisse devait tomber.</strong> Elle tombera. La sculpture sur pierre du Zimbabwe ne redoute pas les insectes, mais le moindre choc l’ébrèche.</li>
</ol>
<h2>Une première commande raisonnable</h2>
<p>Quelques cartons en groupage suffisent. Glissez-y une carte : le prénom de l’artisane, la matière, l’entretien. Le client la garde, et le distributeur y trouve de quoi raconter son rayon.</p>
<p>En juin, la mode comptera parmi les thèmes de l’<a href="/exhibition/">espace d’exposition</a>. Le reste de l’année, l’annexe de Gaoqiao demeure ouverte : des échantillons peuvent y attendre leur acheteur. Préparez-en peu, mais en trois exemplaires strictement semblables ; l’acheteur comprendra aussitôt que vous savez produire en série.</p>`,
    },
  },
} satisfies SeedArticle;
