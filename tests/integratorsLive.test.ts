import { afterAll, beforeAll, test } from 'vitest';
import { machineOf } from '#tests/kit/apiToken.ts';
import { until } from '#tests/kit/embedded.ts';
import { exampleBelow, expectShown } from '#tests/kit/examples.ts';
import { type Installation, startInstallation } from '#tests/kit/installation.ts';
import { makeMessage } from '#tests/kit/message.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation.stop());

test('the listener, with an API token, hears that it hears, and then of a message', async () => {
  const example = exampleBelow('Live events');
  const { token = '' } = await machineOf(installation.admin, 'STAFF');
  const listener = await installation.start(example, [], { TOKEN: token });
  await until(() => listener.said().includes('RESUMED'));
  await makeMessage(installation.product, { name: 'Meera Nair' });
  await until(() => listener.said().includes('MESSAGE'));
  expectShown(listener.said(), example.answer);
  await listener.stop();
});
