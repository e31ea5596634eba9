import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { bodyLimits } from '#server/app/http/bodiesInFlight.ts';
import { newAddress } from '#tests/kit/network/limits.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

// Smaller limits, so that the test needs little memory.
const usual = { ...bodyLimits };
const KB = 1024;

const test = base.extend('settings', { scope: 'file' }, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
const open: Socket[] = [];
beforeAll(async () => {
  Object.assign(bodyLimits, { ofNetwork: 1000 * KB, overall: 2500 * KB });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  Object.assign(bodyLimits, usual);
});

type Begun = { socket: Socket; answer: Promise<string> };

/** Starts to send a body of 900 kB and sends a part of it. @returns the answer, without waiting for it */
function begin(
  product: Product,
  address: string,
  kilobytes: number,
  headers: Record<string, string> = {},
  origin = product.url,
): Begun {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  open.push(socket);
  const lines = Object.entries({
    host: 'a',
    connection: 'close',
    'x-forwarded-for': address,
    'content-type': 'application/json',
    'content-length': String(900 * KB),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/messages/us HTTP/1.1\r\n${lines.join('')}\r\n{"name":"`);
  socket.write('a'.repeat(kilobytes * KB));
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

/** Sends a complete body that is too long for its rule. @returns the status */
const sendWhole = async (product: Product, address: string, kilobytes = 800) => {
  const body = JSON.stringify({ name: 'a'.repeat(kilobytes * KB) });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return (await fetch(`${product.url}/api/messages/us`, { method: 'POST', headers, body })).status;
};

test('a network above its share of unfinished bodies loses the exceeding request', async ({ product }) => {
  const address = newAddress();
  const begun = [1, 2, 3, 4].map(() => begin(product, address, 300));
  const refused = await Promise.race(begun.map(({ answer }) => answer));
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/^retry-after: 10\r$/im);
  expect(refused).toMatch(/^connection: close\r$/im);
  expect(refused).toContain('Too many requests. Please try again later.');
  expect(begun.filter(({ socket }) => !socket.closed)).toHaveLength(3);
  expect(await sendWhole(product, newAddress())).toBe(422);
  const gone = begun.map(({ answer, socket }) => {
    socket.destroy();
    return answer;
  });
  await Promise.all(gone);
  await expect.poll(() => sendWhole(product, address)).toBe(422);
});

test('addresses of one /64 share the limit of a network', async ({ product }) => {
  const begun = [1, 2, 3, 4].map((last) => begin(product, `2001:db8:7:7::${last}`, 300));
  expect(await Promise.race(begun.map(({ answer }) => answer))).toMatch(/^HTTP\/1\.1 429 /);
});

test('when the total limit is reached, the largest body of the largest network is dropped', async ({ product }) => {
  const [heavy, ...light] = [newAddress(), newAddress(), newAddress(), newAddress()];
  const largest = begin(product, heavy as string, 850);
  const others = light.map((address) => begin(product, address, 600));
  expect(await largest.answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(others.filter(({ socket }) => socket.closed)).toHaveLength(0);
  expect(await sendWhole(product, newAddress(), 100)).toBe(422);
});

test('the bodies of signed-in callers are not limited', async ({ product }) => {
  const { token } = await product.signedIn('Employee');
  const headers = { authorization: `Bearer ${token}` };
  const address = newAddress();
  const begun = [1, 2, 3].map(() => begin(product, address, 600, headers));
  for (const { socket } of begun) socket.write(`${'a'.repeat(300 * KB - 11)}"}`);
  for (const { answer } of begun) expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
});

test('RATE_LIMITS=off switches the limit of bodies off', async ({ onTestFinished, product }) => {
  const free = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => free.stop());
  const address = newAddress();
  const begun = [1, 2, 3, 4, 5].map(() => begin(product, address, 600, {}, free.url));
  for (const { socket } of begun) socket.write(`${'a'.repeat(300 * KB - 11)}"}`);
  for (const { answer } of begun) expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
});
