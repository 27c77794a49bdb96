import type { FoundPages } from '../en-US/found-pages.ts';

export const foundPages: FoundPages = {
  news: {
    title: '新闻中心',
    body: '公告、大会新闻、经贸资讯、合作案例，以及图片和视频。',
    words: '通知 最新消息 媒体 照片 RSS 订阅',
  },
  forum: {
    title: '会议活动',
    body: '博览会期间的全部活动，按日期、类型和主题排列：重大活动、高端论坛、对接会、研讨会和配套活动。',
    words: '日程 议程 时间表 论坛 开幕式 会议 演讲',
  },
  exhibitors: {
    title: '参展商名录',
    body: '参展企业及其产品、展馆和展位，可按行业、国家和展馆筛选。',
    words: '参展企业 展商 公司 展台 摊位',
  },
  buyers: {
    title: '采购商名录',
    body: '采购商及其采购需求，可按行业和国家筛选。',
    words: '买家 采购 求购',
  },
  layout: {
    title: '展馆布局',
    body: '各展馆平面图与主题，以及每个展位上的企业。',
    words: '平面图 地图 展位图 展区 馆',
  },
  cloud: {
    title: '云上博览',
    body: '在线逛展：展馆、企业与产品，全年开放。',
    words: '线上展厅 虚拟展 网上',
  },
  service: {
    title: '参展服务',
    body: '酒店、餐饮、交通、翻译与文化旅游：参观和参展所需的服务。',
    words: '服务 出行 住宿',
  },
  hotels: {
    title: '酒店',
    body: '博览会周边酒店的距离与预订方式。',
    words: '住宿 宾馆 客房 房间',
  },
  negotiation: {
    title: '项目洽谈',
    body: '中非合作项目库：贸易、投资、工程承包等项目，可按国家、行业和类别查找。',
    words: '项目库 招商 投资项目 合作需求',
  },
  brand: {
    title: '伙伴之窗',
    body: '博览会各级合作伙伴及其品牌故事。',
    words: '赞助 赞助商 合作伙伴 品牌',
  },
  contact: {
    title: '联系我们',
    body: '咨询服务处的电话、邮箱、地址与前往方式。',
    words: '电话 邮箱 地址 地图 交通 组委会 客服',
  },
  downloads: {
    title: '下载中心',
    body: '手册、表格、标志与资料下载。',
    words: '文件 表格 手册 PDF LOGO 会徽',
  },
  previous: {
    title: '历届回顾',
    body: '历届博览会的主题、主宾国、成果与数据。',
    words: '往届 历届 第一届 第二届 第三届 历史',
  },
  countries: {
    title: '非洲国家',
    body: '非洲各国概况：特色展品与参展企业。',
    words: '国家 主宾国 地图',
  },
};
