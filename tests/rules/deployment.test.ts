import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { readConfig } from '#src/server/config.server.ts';

type Service = { image?: string; environment?: Record<string, string>; ports?: string[]; volumes: string[] };

const read = (path: string) => readFileSync(path, 'utf8');
const [ENVIRONMENT = '', command = ''] = manifest.scripts.start.split(' exec ');
const START = command.split(' ');
const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile');
const unit = read('deploy/sahay.service');

test('the image and the systemd unit start the app as npm start does', () => {
  const [, imageCommand = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(imageCommand)).toEqual(START);
  const [, words = ''] = /^ExecStart=\/opt\/sahay\/current\/node_modules\/\.bin\/(.*)$/m.exec(unit) ?? [];
  expect(words.split(' ')).toEqual(START);
  // Both name a cache folder that the app may write to.
  const variables = ENVIRONMENT.replace(/(?<=NODE_COMPILE_CACHE=).*/, '/').split(' ');
  for (const file of [dockerfile, unit])
    for (const variable of variables) expect(file).toContain(` ${variable}`);
});

test('the image runs in production as an unprivileged user and is built without a secret', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toContain('NODE_ENV=production');
  expect(dockerfile).not.toMatch(/secret=|SECRET_KEY|PASSWORD/);
});

test('every file that .dockerignore includes exists', () => {
  const names = read('.dockerignore').matchAll(/^!(.+)$/gm);
  expect([...names].map(([, name]) => name!).filter((name) => !existsSync(name))).toEqual([]);
});

test('compose.yaml needs no external value and listens on loopback only', () => {
  expect(read('compose.yaml')).not.toContain('${');
  // The key keeps readConfig from writing one to the data folder.
  const config = readConfig({ ...services['app']?.environment, SECRET_KEY: 'x'.repeat(32) });
  expect(config).toMatchObject({ production: false, demo: false, host: '0.0.0.0', s3: { bucket: 'sahay' } });
  const all = Object.values(services);
  for (const port of all.flatMap(({ ports = [] }) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('compose.yaml names a version of each image', () => {
  const images = Object.values(services).flatMap(({ image = [] }) => image);
  expect(images).toHaveLength(3);
  expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([]);
});

test('compose.yaml gives the object store and the app the same bucket and keys', () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_BUCKET } = services['app']?.environment ?? {};
  expect(services['store']?.environment).toEqual({
    ROOT_ACCESS_KEY: S3_ACCESS_KEY_ID,
    ROOT_SECRET_KEY: S3_SECRET_ACCESS_KEY,
  });
  expect(services['store']?.volumes).toEqual([`photos:/buckets/${S3_BUCKET}`]);
});

test('the example environment is complete except for the secret', () => {
  const env = Object.fromEntries(
    [...read('deploy/environment.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  expect(() => readConfig(env)).toThrow(/^The configuration has an error:\n {2}SECRET_KEY: .*$/);
  expect(readConfig({ ...env, SECRET_KEY: 'x'.repeat(32) }).production).toBe(true);
});
