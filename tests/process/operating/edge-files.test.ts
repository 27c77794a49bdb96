import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '#tests/support/edge/nginx.ts';
import { programOf } from '#tests/support/edge/programs.ts';

const deploy = resolve(import.meta.dirname, '../../../deploy');
const [varnishd, nginx, openssl] = ['varnishd', 'nginx', 'openssl'].map(programOf);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'expo-edge-files-'));
  // Varnish works as a user of its own.
  chmodSync(made, 0o755);
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test.skipIf(!varnishd)('varnishd reads deploy/varnish.vcl (left out where varnishd is missing)', () => {
  const { status, stderr } = spawnSync(
    varnishd ?? '',
    ['-C', '-n', join(folder(), 'work'), '-f', join(deploy, 'varnish.vcl')],
    {
      encoding: 'utf8',
    },
  );
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});

test.skipIf(!nginx || !openssl)('nginx reads deploy/nginx.conf (left out where nginx or openssl is missing)', () => {
  const directory = folder();
  const { certificate, key } = makeCertificate(directory);
  const written = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('/etc/ssl/expo/fullchain.pem', certificate)
    .replace('/etc/ssl/expo/privkey.pem', key)
    .replace('/run/nginx.pid', join(directory, 'nginx.pid'));
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, written);
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-q', '-c', file, '-e', join(directory, 'error.log')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
