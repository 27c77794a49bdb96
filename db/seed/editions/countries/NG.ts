import type { SeedCountry } from '../shapes.ts';

export default {
  code: 'NG',
  texts: {
    'zh-CN': {
      lead: '非洲人口最多的国家：油气之外，芝麻、腰果、生姜和一个庞大的消费市场。',
      body: `<p>谈非洲市场，绕不开尼日利亚。它是非洲人口最多的国家，拉各斯的集市从早到晚人声鼎沸，什么都有人卖，也什么都有人买。第三、第四届博览会，尼日利亚连续担任主宾国。</p>
<h2>不只是石油</h2>
<p>原油和邦尼岛的液化天然气名声在外，农产品却更适合中小买家入手：</p>
<ul>
<li>北方的芝麻、生姜、花生、木槿花，榨油厂和香料商都在打听；</li>
<li>中部、西南部的腰果与可可；</li>
<li>卡诺一带鞣制的山羊皮、绵羊皮，软而结实。</li>
</ul>
<p>固体矿产有锡、铌钽、铅锌和锂，采购前务必核实采矿与出口许可。</p>
<h2>工厂与港口</h2>
<p>水泥、食品饮料、塑料、五金、制药是本地制造业的主干，拉各斯以东的莱基聚集了自贸区、大型炼厂和深水港。老港阿帕帕与廷坎岛仍承担大量箱货，东部则靠奥内港。拉各斯至伊巴丹、阿布贾至卡杜纳都已通现代化铁路。</p>
<h2>做生意的门道</h2>
<p>首都阿布贾管审批，拉各斯管买卖，两地都得跑。英语通行，结算用奈拉，汇率波动时要把付款条件写细；湖南的中非跨境人民币中心也覆盖这个市场。电力不稳，发电机、逆变器、储能和光伏长销不衰。</p>
<p>工余不妨看一部“诺莱坞”电影，听听非洲节拍，尝一盘辣炖米饭，或到贝宁城看青铜铸造。</p>`,
    },
    'en-US': {
      lead: 'Africa’s most populous country: oil and gas, sesame, cashew and a vast home market.',
      body: `<p>Lagos wakes early and bargains late. Behind it stands a country of many nations and hundreds of languages, the most populous in Africa, where almost any product can find its public. Nigeria has been a guest country twice running, in 2023 and at the fourth expo.</p>
<h2>Beyond the barrel</h2>
<p>Crude oil and liquefied gas from Bonny earn most of the foreign exchange. Smaller buyers will find more to discuss elsewhere. Sesame, ginger, groundnuts and hibiscus come from the north, cocoa and cashew from further south, and Kano’s tanneries prepare supple goat and sheep leather. Tin, columbite, lead-zinc and lithium are mined too; check licences before you talk price.</p>
<h2>Factories, harbours, rails</h2>
<ul>
<li>Lekki, east of Lagos: a free zone, a large refinery and a deep-sea port side by side.</li>
<li>Apapa and Tin Can Island, the older container harbours, and Onne in the Niger Delta.</li>
<li>Modern lines from Lagos to Ibadan and from Abuja to Kaduna.</li>
</ul>
<p>Cement, drinks, plastics, metalware and medicines lead local manufacturing.</p>
<h2>How to approach it</h2>
<p>Permits are settled in Abuja, deals in Lagos, so plan for both. Prices in naira move; write payment terms with care. The cross-border RMB centre in Hunan serves this market as well. Generators, inverters, batteries and solar kits sell in every season.</p>
<p>For pleasure: a Nollywood film, an Afrobeat night, the Osun-Osogbo grove, and an argument about who cooks the best jollof rice.</p>`,
    },
    'fr-FR': {
      lead: 'Pétrole et gaz, sésame, cajou, cuirs, et le plus grand nombre de consommateurs d’Afrique.',
      body: `<p>Aucun pays africain n’est plus peuplé. À Lagos, on vend du tissu au mètre, des groupes électrogènes, des téléphones, des beignets, et tout part avant la nuit. Invité d’honneur en 2023 puis à la quatrième édition, le Nigeria sait ce qu’il vient chercher à Changsha.</p>
<h2>Acheter</h2>
<p>Les hydrocarbures, dont le gaz liquéfié de Bonny, rapportent l’essentiel des devises. Mais l’importateur de taille moyenne regardera plutôt :</p>
<ul>
<li>au nord, le sésame, le gingembre, l’arachide et la fleur d’hibiscus ;</li>
<li>plus au sud, le cacao et la noix de cajou ;</li>
<li>à Kano, les peaux de chèvre et de mouton, tannées avec un savoir-faire ancien.</li>
</ul>
<p>L’étain, la colombite, le plomb-zinc et le lithium existent aussi ; vérifiez les permis avant toute avance.</p>
<h2>Produire et transporter</h2>
<p>Ciment, boissons, plastiques, quincaillerie, médicaments : l’industrie locale travaille d’abord pour le marché intérieur. À l’est de Lagos, Lekki rassemble zone franche, raffinerie géante et port en eau profonde. Apapa et Tin Can restent très actifs. Des trains modernes circulent entre Lagos et Ibadan, entre Abuja et Kaduna.</p>
<h2>S’y prendre bien</h2>
<p>Les autorisations relèvent d’Abuja, le négoce de Lagos. On parle anglais, on compte en nairas ; soignez les clauses de change. Onduleurs, batteries et panneaux solaires se vendent toute l’année. Le soir, le cinéma de Nollywood, l’afrobeat et le riz jollof feront le reste.</p>`,
    },
  },
} satisfies SeedCountry;
