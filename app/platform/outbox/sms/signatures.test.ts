import { expect, test } from 'vitest';
import { signAcs3 } from './acs3.ts';
import { signTc3, tc3Key } from './tc3.ts';

test('Alibaba Cloud’s published example of a signature (V3 request structure and signature, "Fixed parameter values")', () => {
  const { query, headers } = signAcs3({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    keyId: 'YourAccessKeyId',
    secret: 'YourAccessKeySecret',
    date: new Date('2023-10-26T10:22:32Z'),
    nonce: '3156853299f313e23d1673dc12e1703d',
  });
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers.Authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

const published = {
  service: 'cvm',
  body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
  timestamp: 1551113065,
};
const headers = { 'content-type': 'application/json; charset=utf-8', host: 'cvm.tencentcloudapi.com' };
const keyId = 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE';

test('Tencent Cloud’s published example (API 3.0, signature v3, of 2020: with its secret)', () => {
  const authorization = signTc3({ ...published, headers }, keyId, (day, service) =>
    tc3Key('Gu5t9xGARNpq86cd98joQYCN3EXAMPLE', day, service),
  );
  expect(authorization).toBe(
    `TC3-HMAC-SHA256 Credential=${keyId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168`,
  );
});

test('the same as it is published today, with the action signed too (the secret is masked, the key of the day is not)', () => {
  const ofDay = Buffer.from('b596b923aad85185e2d1f6659d2a062e0a86731226e021e61bfe06f7ed05f5af', 'hex');
  const signed = { ...headers, 'x-tc-action': 'DescribeInstances' };
  expect(signTc3({ ...published, headers: signed }, keyId, () => ofDay)).toContain(
    'SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  );
});
