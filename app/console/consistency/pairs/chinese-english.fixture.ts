import type { SentencePair } from './pair.fixture.ts';

/** Sentences of a trade fair in Chinese, and in English rightly and with a slip. */
export const chineseEnglish: SentencePair[] = [
  {
    source: '第四届中非经贸博览会将于2025年6月12日至15日在长沙举办。',
    right: 'The fourth China-Africa Economic and Trade Expo takes place in Changsha from 12 to 15 June 2025.',
    wrong: 'The fourth China-Africa Economic and Trade Expo takes place in Changsha from 12 to 16 June 2025.',
  },
  {
    source: '本届展览面积10万平方米，设六个展馆和一个中央展区。',
    right: 'Six halls and a central area give this edition 100,000 square metres.',
    wrong: 'Six halls and a central area give this edition 10,000 square metres.',
  },
  {
    source: '签约项目176个，金额113.9亿美元。',
    right: '176 projects were signed, worth US$ 11.39 billion.',
    wrong: '176 projects were signed, worth US$ 113.9 billion.',
  },
  {
    source: '参展企业近2100家，采购商和专业观众逾1.2万人。',
    right: 'Nearly 2,100 exhibitors met more than 12,000 buyers and trade visitors.',
    wrong: 'Nearly 2,100 exhibitors met more than 1,200 buyers and trade visitors.',
  },
  {
    source: '去年非洲咖啡豆进口增长百分之三十二。',
    right: 'Imports of African coffee beans rose by 32 per cent last year.',
    wrong: 'Imports of African coffee beans rose by 23 per cent last year.',
  },
  {
    source: '报名截止时间为4月30日下午5时。',
    right: 'Registration closes on 30 April at 5 p.m.',
    wrong: 'Registration closes on 30 April at 3 p.m.',
  },
  {
    source: '班车每天8:30从高铁站发车，末班车为18:15。',
    right: 'The shuttle bus leaves the railway station at 8.30 a.m.; the last one leaves at 6.15 p.m.',
    wrong: 'The shuttle bus leaves the railway station at 8.30 a.m.; the last one leaves at 6.45 p.m.',
  },
  {
    source: '标准展位9平方米，收费12000元。',
    right: 'A standard stand of 9 m² costs RMB 12,000.',
    wrong: 'A standard stand of 9 m² costs US$ 12,000.',
  },
  {
    source: '咨询电话：0731-8468 2000。',
    right: 'Enquiries: +86 731 8468 2000.',
    wrong: 'Enquiries: +86 731 8468 2200.',
  },
  {
    source: '非洲农产品展区设在W3馆，工程机械在W5馆。',
    right: 'African farm products are shown in Hall W3, construction machinery in Hall W5.',
    wrong: 'African farm products are shown in Hall W3, construction machinery in Hall W6.',
  },
  {
    source: '三千多名志愿者分三批上岗。',
    right: 'More than 3,000 volunteers work in three shifts.',
    wrong: 'More than 300 volunteers work in three shifts.',
  },
  {
    source: '首批两百吨肯尼亚牛油果上月抵达长沙。',
    right: 'The first 200 tonnes of Kenyan avocados reached Changsha last month.',
    wrong: 'The first 200 kilograms, or 20 cases, of Kenyan avocados reached Changsha last month.',
  },
  {
    source: '详情见<a href="/exhibition/plan">展馆平面图</a>。',
    right: 'See the <a href="/exhibition/plan">plan of the halls</a>.',
    wrong: 'See the <a href="/exhibition/guides">plan of the halls</a>.',
  },
  {
    source: '请在<a href="/reservations">预约页面</a>选择日期。',
    right: 'Choose a day on the <a href="/reservations">reservation page</a>.',
    wrong: 'Choose a day on the reservation page.',
  },
  {
    source: '埃塞俄比亚展团有45家企业，带来120余种商品。',
    right: 'The Ethiopian group of 45 companies brings over 120 products.',
    wrong: 'The Ethiopian group of 54 companies brings over 120 products.',
  },
  {
    source: '2024年双边贸易额达2956亿美元，同比增长4.8%。',
    right: 'In 2024 bilateral trade reached US$ 295.6 billion, up 4.8% on the year before.',
    wrong: 'In 2024 bilateral trade reached US$ 295.6 billion, up 8.4% on the year before.',
  },
  {
    source: '项目总投资3.5亿元，分两期建设，一期2026年10月投产。',
    right:
      'The project costs 350 million yuan and is built in two stages; the first starts production in October 2026.',
    wrong:
      'The project costs 350 million yuan and is built in two stages; the first starts production in October 2027.',
  },
  {
    source: '展品须于6月9日前运抵，撤展时间为6月15日17:00至22:00。',
    right: 'Exhibits must arrive before 9 June; stands are dismantled on 15 June from 17:00 to 22:00.',
    wrong: 'Exhibits must arrive before 9 July; stands are dismantled on 15 June from 17:00 to 22:00.',
  },
  {
    source: '标识应符合GB/T 15835的规定。',
    right: 'Labels follow GB/T 15835.',
    wrong: 'Labels follow GB/T 18535.',
  },
  {
    source: '观众可凭门票在问询台领取资料，每人限两份。',
    right: 'Visitors with a ticket may take two copies each from the information desk.',
    wrong: 'Visitors with a ticket may take two copies each from the info desk.',
  },
  {
    source: '主宾国由六个增至八个。',
    right: 'There were eight guest countries instead of six.',
    wrong: 'There were nine guest countries instead of six.',
  },
  {
    source: '每箱净重12.5公斤，含水率不超过千分之五。',
    right: 'A case weighs 12.5 kg net; moisture stays below 5‰.',
    wrong: 'A case weighs 12.5 kg net; moisture stays below 5%.',
  },
  {
    source: '融资规模在2至3亿美元之间。',
    right: 'The financing lies between 200 and 300 million dollars.',
    wrong: 'The financing lies between 2 and 3 million dollars.',
  },
  {
    source: '酒店距展馆1.5公里，步行约20分钟，双人间每晚480元。',
    right: 'The hotel is 1.5 km from the halls, 20 minutes on foot; a double room costs 480 yuan a night.',
    wrong: 'The hotel is 1.5 km from the halls, 20 minutes on foot; a double room costs 480 euros a night.',
  },
  {
    source: '自2026年5月1日起，中国对53个建交非洲国家实施零关税。',
    right:
      'Since 1 May 2026 China has levied no tariffs on goods from 53 African countries with which it has diplomatic relations.',
    wrong:
      'Since 1 May 2026 China has levied no tariffs on goods from 35 African countries with which it has diplomatic relations.',
  },
  {
    source: '二十世纪九十年代以来，湖南农机销往非洲三十多个国家。',
    right: 'Since the 1990s, farm machines from Hunan have gone to more than 30 African countries.',
    wrong: 'Since the 1990s, farm machines from Hunan have gone to more than 50 African countries.',
  },
  {
    source: '付款方式：30%预付，70%见提单。',
    right: 'Terms: 30% in advance, 70% against the bill of lading.',
    wrong: 'Terms: 30% in advance, 60% against the bill of lading.',
  },
  {
    source: '论坛于6月13日（星期五）上午9时开始，两小时后结束。',
    right: 'The forum begins at 9 a.m. on Friday 13 June and lasts two hours.',
    wrong: 'The forum begins at 9 a.m. on Friday 13 June and lasts three hours.',
  },
  {
    source: '请致信<a href="mailto:desk@caetexpo.example">参展服务台</a>，两三天内答复。',
    right: 'Write to the <a href="mailto:desk@caetexpo.example">exhibitor desk</a>; you will hear within a few days.',
    wrong: 'Write to the <a href="mailto:press@caetexpo.example">exhibitor desk</a>; you will hear within a few days.',
  },
  {
    source: '该港年吞吐量1200万吨，可停靠5万吨级货轮。',
    right: 'The port handles 12 million tonnes a year and takes ships of 50,000 tonnes.',
    wrong: 'The port handles 12 million tonnes a year and takes ships of 5,000 tonnes.',
  },
  {
    source: '一带一路倡议提出以来，双方合作项目覆盖三分之二的州。',
    right: 'Since the Belt and Road Initiative began, joint projects have reached two thirds of the states.',
    wrong: 'Since the Belt and Road Initiative began in 2012, joint projects have reached two thirds of the states.',
  },
  {
    source: '展会设在长沙国际会展中心。',
    right: 'The expo is held in the Changsha International Convention and Exhibition Center.',
    wrong: 'The expo is held in the Changsha International Convention and Exhibition Centre.',
  },
  {
    source: '三届累计签约336个项目，总额533.2亿美元。',
    right: 'Over three editions 336 projects were signed, US$ 53.32 billion in all.',
    wrong: 'Over three editions 363 projects were signed, US$ 53.32 billion in all.',
  },
  {
    source: '客服热线400-820-1234，服务时间为工作日9:00—17:30。',
    right: 'Hotline 400-820-1234, on working days from 9:00 to 17:30.',
    wrong: 'Hotline 400-820-1234, on working days from 9:00 to 18:30.',
  },
];
