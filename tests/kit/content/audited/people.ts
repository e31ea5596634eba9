import { expect } from 'vitest';
import { retentionRules } from '#server/office/privacy/retention/table.ts';
import {
  accountOperations,
  beginTotp,
  emailTokenOf,
  enableTotp,
  PASSWORD,
  sessionsOf,
} from '#tests/kit/content/account.ts';
import { eraseData, personalDataOperations } from '#tests/kit/content/personalData.ts';
import { invite, NEW_PASSWORD, newcomer, newEmail, resetTokenOf, waysIn } from '#tests/kit/people/waysIn.ts';
import { ADDRESS, type AuditedWorld, type Case, type Cases } from './case.ts';

const name = 'Ravi Iyer';
const input = { password: PASSWORD };
const somebody: string = expect.any(String);

/** A user who changes their own account, and their name in an entry. */
async function oneself({ product }: AuditedWorld) {
  const person = (await product.signedIn('Employee', { name })).from(ADDRESS);
  return { person, entry: { id: person.id, label: name, by: { id: person.id, name } } };
}

async function elsewhere({ product }: AuditedWorld, email: string): Promise<void> {
  product.passTime(61_000);
  await product.nobody.signIn({ email, password: PASSWORD }, product.mail);
}

const endOther: Case = async (world) => {
  const { person, entry } = await oneself(world);
  await elsewhere(world, person.email);
  const other = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent) as { id: string; device: string };
  const act = () => person.gql(accountOperations.end, { id: other.id });
  return { ...entry, act, action: 'session.end', id: other.id, label: somebody };
};

const endOthers: Case = async (world) => {
  const { person, entry } = await oneself(world);
  await elsewhere(world, person.email);
  return {
    ...entry,
    act: () => person.gql(accountOperations.endOthers),
    action: 'session.end',
    id: somebody,
    label: somebody,
  };
};

export const accountCases: Cases = {
  endSession: [endOther],
  endOtherSessions: [endOthers],
  changePassword: [
    async (world) => {
      const { person, entry } = await oneself(world);
      const sent = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const act = () => person.gql(accountOperations.changePassword, { input: sent });
      return { ...entry, act, action: 'user.changePassword' };
    },
  ],
  updateAccount: [
    async (world) => {
      const { person, entry } = await oneself(world);
      const { mobile } = newcomer();
      const sent = { name, mobile, email: person.email, currentPassword: PASSWORD };
      const act = () => person.gql(accountOperations.updateAccount, { input: sent });
      const [before, after] = [{ mobile: somebody }, { mobile }];
      return { ...entry, act, action: 'user.updateAccount', before, after };
    },
  ],
  confirmEmail: [
    async (world) => {
      const { person, entry } = await oneself(world);
      const email = newEmail();
      const { mobile } = newcomer();
      await person.gql(accountOperations.updateAccount, {
        input: { name, email, mobile, currentPassword: PASSWORD },
      });
      const token = await emailTokenOf(world.product, email);
      const act = () => person.gql(accountOperations.confirmEmail, { token });
      const [before, after] = [{ email: person.email }, { email }];
      return { ...entry, act, action: 'user.confirmEmail', before, after };
    },
  ],
  enableTotp: [
    async (world) => {
      const { person, entry } = await oneself(world);
      const app = await beginTotp(world.product, person);
      const act = () => person.gql(accountOperations.enable, { input: { code: app() } });
      return { ...entry, act, action: 'session.enableTotp' };
    },
  ],
  disableTotp: [
    async (world) => {
      const { person, entry } = await oneself(world);
      await enableTotp(world.product, person);
      return { ...entry, act: () => person.gql(accountOperations.disable, { input }), action: 'session.disableTotp' };
    },
  ],
  makeRecoveryCodes: [
    async (world) => {
      const { person, entry } = await oneself(world);
      const act = () => person.gql(accountOperations.makeCodes, { input });
      return { ...entry, act, action: 'session.makeRecoveryCodes' };
    },
  ],
};

/** A person of whom no data is stored: the audit entry is the same as for anyone else. */
const stranger = { addresses: ['nobody@held.example'] };

export const personalDataCases: Cases = {
  exportPersonalData: [
    async ({ admin }) => {
      const act = () => admin.gql(personalDataOperations.export, { input: stranger, format: 'JSON' });
      return { act, action: 'person.export', id: null, label: 'A person', after: { format: 'JSON' } };
    },
  ],
  saveRetention: [
    async ({ product, admin }) => {
      await product.services.db.delete(retentionRules);
      const operation = 'mutation ($input: RetentionInput!) { saveRetention(input: $input) { rules { id } } }';
      const act = () => admin.gql(operation, { input: { rules: [{ kind: 'LOST', days: 400 }] } });
      const [before, after] = [{ LOST: null }, { LOST: 400 }];
      return { act, action: 'retention.save', id: null, label: 'Retention', before, after };
    },
  ],
  erasePersonalData: [
    async ({ admin }) => {
      const act = () => eraseData(admin, stranger.addresses);
      return { act, action: 'person.erase', label: 'A person', after: {} };
    },
  ],
};

export const waysInCases: Cases = {
  inviteUser: [
    async ({ admin }) => {
      const email = newEmail();
      const act = () => admin.gql(waysIn.invite, { input: { email, role: 'EMPLOYEE' } });
      return { act, action: 'user.invite', label: email, after: { email, role: 'Employee' } };
    },
  ],
  revokeInvitation: [
    async ({ admin }) => {
      const { id, email } = await invite(admin);
      const act = () => admin.gql(waysIn.revoke, { id });
      return { act, action: 'user.revokeInvitation', id, label: email, before: { email, role: 'Employee' } };
    },
  ],
  acceptInvitation: [
    async ({ product, admin }) => {
      const { token, email } = await invite(admin);
      const act = () => product.nobody.from(ADDRESS).gql(waysIn.join, { token, input: newcomer({ name }) });
      const by = { id: somebody, name, via: 'link' };
      const after = { email, role: 'Employee', invitedBy: admin.name };
      return { act, action: 'user.join', id: somebody, label: name, by, after };
    },
  ],
  resetPassword: [
    async ({ product }) => {
      const user = await product.user({ name });
      const token = await resetTokenOf(product, user);
      const act = () => product.nobody.from(ADDRESS).gql(waysIn.reset, { token, input: { password: NEW_PASSWORD } });
      const by = { id: user.id, name, via: 'link' };
      return { act, action: 'user.resetPassword', id: user.id, label: name, by };
    },
  ],
  changeUserRole: [
    async ({ product, admin }) => {
      const { id } = await product.user({ name });
      const act = () => admin.gql(waysIn.changeRole, { id, role: 'ADMIN' });
      return {
        act,
        action: 'user.changeRole',
        id,
        label: name,
        before: { role: 'Employee' },
        after: { role: 'admin' },
      };
    },
  ],
};
