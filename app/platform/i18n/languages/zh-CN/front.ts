import type { FrontWords } from '../en-US/front.ts';

export const front: FrontWords = {
  home: '返回首页',
  unreadable: '内容中有无法读取的字符。',
  statuses: {
    '400': {
      title: '请求有误',
      advice: '请检查网址后再试。',
    },
    '403': {
      title: '请求被拒绝',
      advice: '该请求来自其他网站，请在本站页面上重新操作。',
    },
    '404': {
      title: '页面不存在',
      advice: '请检查网址，或返回首页。',
    },
    '405': {
      title: '不支持这种请求方式',
      advice: '请从本站页面进入。',
    },
    '408': {
      title: '请求超时',
      advice: '网络较慢，请稍后再试。',
    },
    '413': {
      title: '提交的内容过大',
      advice: '请减少文字，或换用较小的文件。',
    },
    '414': {
      title: '网址过长',
      advice: '请缩短搜索内容后再试。',
    },
    '431': {
      title: '请求头过大',
      advice: '请清除本站的Cookie后再试。',
    },
    '500': {
      title: '服务器出错',
      advice: '问题已记录，请稍后再试。',
    },
    '503': {
      title: '服务暂时不可用',
      advice: '请稍后再试。',
    },
  },
};
