import { makeMessage } from '#tests/kit/content/message.ts';
import { makeTemplate, replyTemplate, sendTemplate, templateOperations } from '#tests/kit/content/replyTemplate.ts';
import { ADDRESS, type Case, type Cases } from './case.ts';

const renaming =
  (name: string | null): Case =>
  async ({ product, admin }) => {
    const { email } = await makeMessage(product);
    const rename = 'mutation ($email: String!, $name: String) { renamePerson(email: $email, name: $name) { id } }';
    if (name === null) await admin.gql(rename, { email, name: 'Ishan' });
    return {
      act: () => admin.gql(rename, { email, name }),
      ...{ action: 'person.rename', id: null, label: email },
      before: { name: name === null ? 'Ishan' : null },
      after: { name },
    };
  };

/** What staff do about clients, apart from their messages. */
export const clientCases: Cases = {
  renamePerson: [renaming('Ishaan'), renaming(null)],
  createReplyTemplate: [
    async ({ admin }) => {
      const after = replyTemplate() as { name: string; text: string };
      const act = () => sendTemplate(admin, after);
      return { act, action: 'replyTemplate.create', label: after.name, after };
    },
  ],
  updateReplyTemplate: [
    async ({ admin }) => {
      const { id, name, text } = await makeTemplate(admin);
      const input = { name, text: 'Hello {name}' };
      const act = () => admin.gql(templateOperations.update, { id, input });
      return { act, action: 'replyTemplate.update', id, label: name, before: { text }, after: { text: input.text } };
    },
  ],
  removeReplyTemplate: [
    async ({ admin }) => {
      const { id, name, text } = await makeTemplate(admin);
      const act = () => admin.gql(templateOperations.remove, { id });
      return { act, action: 'replyTemplate.remove', id, label: name, before: { name, text } };
    },
  ],
  setFollowUpMail: [
    async ({ product }) => {
      const name = 'Ravi Iyer';
      const person = (await product.signedIn('Employee', { name })).from(ADDRESS);
      return {
        act: () => person.gql('mutation { setFollowUpMail(isOn: false) { id } }'),
        ...{ action: 'user.setFollowUpMail', id: person.id, label: name, by: { id: person.id, name } },
        ...{ before: { wantsFollowUpMail: true }, after: { wantsFollowUpMail: false } },
      };
    },
  ],
  setWeeklyMail: [
    async ({ product }) => {
      const name = 'Ravi Iyer';
      const person = (await product.signedIn('Employee', { name })).from(ADDRESS);
      return {
        act: () => person.gql('mutation { setWeeklyMail(isOn: true) { id } }'),
        ...{ action: 'user.setWeeklyMail', id: person.id, label: name, by: { id: person.id, name } },
        ...{ before: { wantsWeeklyMail: false }, after: { wantsWeeklyMail: true } },
      };
    },
  ],
};
