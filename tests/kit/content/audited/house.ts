import { askForToken, issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { allEvents, makeWebhook, sendWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { lastCode } from '#tests/kit/network/signInEntries.ts';
import { ADDRESS, type Case, type Cases } from './case.ts';

const url = 'https://hooks.example/';
const words = ['message.received', 'application.received', 'review.submitted', 'post.published'];

let newcomers = 0;

const blocking =
  (isBlocked: boolean): Case =>
  async ({ product, admin }) => {
    const { id, name: label } = await product.user();
    const operation = 'mutation ($id: UUID!) { blockUser(id: $id) { id } }';
    if (!isBlocked) await admin.gql(operation, { id });
    return {
      act: () => admin.gql(operation, { id }),
      ...{ action: isBlocked ? 'user.block' : 'user.unblock', id, label },
      ...{ before: { isBlocked: !isBlocked }, after: { isBlocked } },
    };
  };

const switching =
  (isOn: boolean): Case =>
  async ({ admin }) => {
    const { id } = await makeWebhook(admin);
    if (isOn) await admin.gql(webhookOperations.switch, { id, isOn: false });
    return {
      act: () => admin.gql(webhookOperations.switch, { id }),
      ...{ action: isOn ? 'webhook.enable' : 'webhook.disable', id, label: url },
      ...{ before: { isOn: !isOn }, after: { isOn } },
    };
  };

export const houseCases: Cases = {
  signUp: [
    async ({ admin }) => {
      newcomers += 1;
      const input = { email: `nila${newcomers}@staff.example`, name: 'Nila Sen', mobile: `912345678${newcomers}` };
      const operation = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }';
      const act = () => admin.gql(operation, { input: { ...input, role: 'EMPLOYEE', password: 'Secret-123' } });
      const after = { email: input.email, role: 'Employee', isBlocked: false };
      return { act, action: 'user.signUp', label: input.name, after };
    },
  ],
  blockUser: [blocking(true), blocking(false)],
  removeUser: [
    async ({ product, admin }) => {
      const { id, name: label, email } = await product.user();
      const act = () => admin.gql('mutation ($id: UUID!) { removeUser(id: $id) { id } }', { id });
      return { act, action: 'user.remove', id, label, before: { email, role: 'Employee', isBlocked: false } };
    },
  ],
  verifyCode: [
    async ({ product }) => {
      const { id, name, email, password } = await product.user();
      await product.nobody.rest('POST', '/admin/login', { identifier: email, password });
      const input = { identifier: email, otp: await lastCode(product, email) };
      const operation = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { token } }';
      const act = () => product.nobody.from(ADDRESS).gql(operation, { input });
      return { act, action: 'session.signIn', id, label: name, by: { id, name } };
    },
  ],
  signOut: [
    async ({ product }) => {
      const person = await product.signedIn('Employee', { name: 'Ravi Iyer' });
      const by = { id: person.id, name: 'Ravi Iyer' };
      return {
        act: () => person.from(ADDRESS).gql('mutation { signOut }'),
        action: 'session.signOut',
        label: by.name,
        id: by.id,
        by,
      };
    },
  ],
  issueApiToken: [
    async ({ product, admin }) => {
      product.holdTime();
      const expiresAt = new Date(product.services.now().getTime() + 30 * 24 * 3600 * 1000).toISOString();
      const act = () => askForToken(admin, { name: 'The CRM', role: 'STAFF', days: 30 });
      return { act, action: 'apiToken.issue', label: 'The CRM', after: { role: 'staff', expiresAt } };
    },
  ],
  rotateApiToken: [
    async ({ product, admin }) => {
      product.holdTime();
      const { id } = await issueToken(admin, { name: 'The CRM' });
      const formerUntil = new Date(product.services.now().getTime() + 24 * 3600 * 1000).toISOString();
      const act = () => admin.gql(tokenOperations.rotate, { id, input: {} });
      return {
        act,
        action: 'apiToken.rotate',
        id,
        label: 'The CRM',
        before: { formerUntil: null },
        after: { formerUntil },
      };
    },
  ],
  endApiTokenOverlap: [
    async ({ admin }) => {
      const { id } = await issueToken(admin, { name: 'The CRM' });
      await admin.gql(tokenOperations.rotate, { id, input: {} });
      const act = () => admin.gql(tokenOperations.endOverlap, { id });
      return { act, action: 'apiToken.endOverlap', id, label: 'The CRM' };
    },
  ],
  limitApiToken: [
    async ({ admin }) => {
      const { id } = await issueToken(admin, { name: 'The CRM' });
      const act = () => admin.gql(tokenOperations.limit, { id, input: { requestsPerMinute: 60 } });
      const [before, after] = [{ requestsPerMinute: null }, { requestsPerMinute: 60 }];
      return { act, action: 'apiToken.limit', id, label: 'The CRM', before, after };
    },
  ],
  revokeApiToken: [
    async ({ admin }) => {
      const { id } = await issueToken(admin, { name: 'The CRM' });
      const act = () => admin.gql(tokenOperations.revoke, { id });
      return { act, action: 'apiToken.revoke', id, label: 'The CRM', before: { role: 'staff', createdBy: admin.name } };
    },
  ],
  createWebhook: [
    async ({ admin }) => {
      const act = () => sendWebhook(admin, { name: 'The CRM', url });
      return {
        act,
        action: 'webhook.create',
        label: 'The CRM',
        after: { name: 'The CRM', url, events: words, isOn: true },
      };
    },
  ],
  updateWebhook: [
    async ({ admin }) => {
      const { id } = await makeWebhook(admin, { url });
      const input = { url: 'https://other.example/', events: allEvents };
      return {
        act: () => admin.gql(webhookOperations.update, { id, input }),
        ...{ action: 'webhook.update', id, label: input.url, before: { url }, after: { url: input.url } },
      };
    },
  ],
  switchWebhook: [switching(false), switching(true)],
  renewWebhookSecret: [
    async ({ admin }) => {
      const { id } = await makeWebhook(admin, { url });
      return { act: () => admin.gql(webhookOperations.renew, { id }), action: 'webhook.renewSecret', id, label: url };
    },
  ],
  endWebhookOverlap: [
    async ({ admin }) => {
      const { id } = await makeWebhook(admin, { url });
      await admin.gql(webhookOperations.renew, { id, isAtOnce: false });
      return {
        act: () => admin.gql(webhookOperations.endOverlap, { id }),
        action: 'webhook.endOverlap',
        id,
        label: url,
      };
    },
  ],
  testWebhook: [
    async ({ admin }) => {
      const { id } = await makeWebhook(admin, { url });
      return { act: () => admin.gql(webhookOperations.test, { id }), action: 'webhook.test', id, label: url };
    },
  ],
  resendWebhookDelivery: [
    async ({ product, admin }) => {
      const { id } = await makeWebhook(admin, { url });
      const { data } = await admin.gql(webhookOperations.test, { id });
      const { id: deliveryId, createdAt } = data.testWebhook;
      // In a final state, so that the webhook worker does not change it.
      await product.services.db.execute(`update webhook_deliveries set state = 'failed' where id = '${deliveryId}'`);
      const act = () => admin.gql(webhookOperations.resend, { id: deliveryId });
      return { act, action: 'webhook.resend', id, label: url, after: { createdAt } };
    },
  ],
  resendWebhookDeliveries: [
    async ({ product, admin }) => {
      const { id } = await makeWebhook(admin, { url });
      const { data } = await admin.gql(webhookOperations.test, { id });
      const { id: deliveryId, createdAt } = data.testWebhook;
      await product.services.db.execute(`update webhook_deliveries set state = 'failed' where id = '${deliveryId}'`);
      const act = () => admin.gql(webhookOperations.resendMany, { id, since: createdAt });
      return { act, action: 'webhook.resend', id, label: url, after: { since: createdAt, count: 1 } };
    },
  ],
  removeWebhook: [
    async ({ admin }) => {
      const { id } = await makeWebhook(admin, { url });
      const before = { url, events: words, isOn: true };
      return {
        act: () => admin.gql(webhookOperations.remove, { id }),
        action: 'webhook.remove',
        id,
        label: url,
        before,
      };
    },
  ],
};
