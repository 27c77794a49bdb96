import type { SeedArticle } from '../article.ts';

export default {
  key: 'rmb-centre',
  category: 'video',
  publishedAt: '2023-08-17T14:25:00+08:00',
  countries: ['ZA', 'NG', 'GH', 'KE', 'BW', 'ZM'],
  video: {
    key: 'rmb-centre',
    seconds: 29,
    alt: {
      'zh-CN': '靛蓝底色上，右侧一枚织有人民币符号的菱形伸出六根线，连到地图上的六个非洲国家，小菱形沿线双向移动。',
      'en-US':
        'On indigo, a woven lozenge with the yuan sign sends six threads to six African countries; small lozenges travel along them in both directions.',
      'fr-FR':
        'Sur fond indigo, un losange tissé portant le signe du yuan lance six fils vers six pays d’Afrique ; de petits losanges y circulent dans les deux sens.',
    },
  },
  texts: {
    'zh-CN': {
      title: '一个中心、六根线：人民币怎样走到非洲',
      summary: '2019年博览会留下的一项金融成果，至今还在为中非贸易企业办结算。动画讲它通到哪里，文字讲它省了什么。',
      body: `<p>画面右边的菱形，是设在湖南一家国有银行里的中非跨境人民币中心，首届博览会的成果之一。六根线依次连到南非、尼日利亚、加纳、肯尼亚、博茨瓦纳和赞比亚；服务范围不止这六国，画出来的只是例子。</p>
<h2>省下的是哪一步</h2>
<p>没有直接通道时，湖南一家机械厂卖设备给赞比亚客户，多半要用第三方货币报价：买方先换一次汇，卖方收款后再换一次，两头都担着汇率变动。改用人民币计价，中方少换一次，报价也好算。</p>
<p>线上的小菱形往两个方向走，因为付款不只有一个方向。中国企业进口咖啡、矿产，同样可以把人民币付给对方，对方再拿它采购中国设备，一来一回就接上了。</p>
<p>是否合适，要看客户所在国的规定和手续费，签约前请先问两边的开户行。</p>`,
    },
    'en-US': {
      title: 'Six threads from one centre: paying across borders in RMB',
      summary:
        'A financial result of the 2019 expo, drawn as a piece of weaving. What happens along the threads, and what to ask a bank first.',
      body: `<p>Not every result of a trade fair is a contract. The first expo also left behind an office: inside a state-owned bank in Hunan, a centre for RMB payments between China and Africa. In the film it is the lozenge marked ¥.</p>
<p>Threads run from it to South Africa, Nigeria, Ghana, Kenya, Botswana and Zambia. Other countries are served too; six were enough to show the principle.</p>
<h2>Why the dots go both ways</h2>
<p>Take a buyer in Lusaka who orders a tractor from Hunan. Priced in a third currency, the sale involves two exchanges, one at each end, and either side may lose if rates move before payment. Priced in RMB, it involves one. And a roaster in Changsha who pays for coffee in RMB sends money the other way, which the seller can spend on Chinese goods.</p>
<p>Whether this is cheaper depends on fees and on the rules where your partner lives. Ask both banks before the contract names a currency.</p>`,
    },
    'fr-FR': {
      title: 'Un centre, six fils : régler ses échanges en yuans',
      summary:
        'Né de l’Exposition de 2019, un centre spécialisé aide à payer sans passer par une monnaie tierce. Un film de 29 secondes en montre le principe.',
      body: `<p>Que reste-t-il d’un salon une fois les stands démontés ? De celui de 2019, entre autres, un centre de services transfrontaliers en yuans, installé dans une banque publique du Hunan. Le film le représente par un losange au signe ¥.</p>
<p>Six fils en partent. Deux vont vers le golfe de Guinée, au Nigeria et au Ghana ; un vers le Kenya ; trois vers le sud, jusqu’en Zambie, au Botswana et en Afrique du Sud. La liste n’est pas complète : d’autres pays sont desservis.</p>
<h2>Ce que l’on économise</h2>
<p>Quand une vente est libellée dans une monnaie tierce, l’acheteur change, puis le vendeur change à son tour, et chacun s’expose aux variations du cours. En yuans, une conversion disparaît. Les points lumineux circulent d’ailleurs dans les deux sens : l’exportateur africain payé en yuans peut s’en servir pour acheter des machines en Chine.</p>
<p>Avant de choisir, comparez les frais et vérifiez auprès des deux banques les règles de change applicables.</p>`,
    },
  },
} satisfies SeedArticle;
