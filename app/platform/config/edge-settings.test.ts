import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const wrong = (env: NodeJS.ProcessEnv) => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').map((line) => line.split(':')[0]);
    throw error;
  }
  return [];
};

test.each([
  [{}, []],
  [{ CDN: 'none' }, []],
  [{ CDN: 'akamai' }, ['CDN']],
  [{ CDN: 'varnish' }, ['CDN_PURGE_URL']],
  [{ CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081/, http://10.0.0.2:6081/' }, []],
  [{ CDN: 'varnish', CDN_PURGE_URL: '10.0.0.1' }, ['CDN_PURGE_URL']],
  [{ CDN: 'varnish', CDN_PURGE_URL: 'http://user:secret@10.0.0.1/' }, ['CDN_PURGE_URL']],
  [{ CDN: 'fastly' }, ['CDN_PURGE_TOKEN', 'CDN_ZONE']],
  [{ CDN: 'fastly', CDN_PURGE_TOKEN: 't', CDN_ZONE: 'z' }, []],
  [{ CDN: 'fastly', CDN_PURGE_TOKEN: 'two\nlines', CDN_ZONE: 'z/..' }, ['CDN_PURGE_TOKEN', 'CDN_ZONE']],
  [{ CDN: 'cloudflare', CDN_PURGE_TOKEN: 't' }, ['CDN_ZONE']],
  [{ CDN: 'cloudflare', CDN_PURGE_TOKEN: 't', CDN_ZONE: 'z', CDN_PURGE_URL: 'http://api.example/' }, ['CDN_PURGE_URL']],
  [
    { CDN: 'fastly', CDN_PURGE_TOKEN: 't', CDN_ZONE: 'z', CDN_PURGE_URL: 'https://a.example/,https://b.example/' },
    ['CDN_PURGE_URL'],
  ],
])('the edge can be purged, or the start stops and names what is missing: %j', (env, names) => {
  expect(wrong(env)).toEqual(names);
});
