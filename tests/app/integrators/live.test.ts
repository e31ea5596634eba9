import { afterAll, beforeAll, test } from 'vitest';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { exampleBelow, expectShown } from '#tests/kit/network/examples.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { type Installation, startInstallation } from '#tests/kit/product/installation.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.stop());

test('the documented listener with MESSAGES_READ receives RESUMED and then a message', async () => {
  const example = exampleBelow('Live events');
  const { token } = await issueToken(installation.admin, { scopes: ['MESSAGES_READ'] });
  const listener = await installation.start(example, [], { TOKEN: token });
  await until(() => listener.said().includes('RESUMED'));
  await makeMessage(installation.product, { name: 'Meera Nair' });
  await until(() => listener.said().includes('MESSAGE'));
  expectShown(listener.said(), example.answer);
  await listener.stop();
});
