import { makeMessage } from '#tests/kit/content/message.ts';
import type { AuditedWorld, Case, Cases, Change } from './case.ts';

/** A change of a message by one mutation. @param before done to it first */
const ofMessage =
  (call: string, entry: Pick<Change, 'action' | 'before' | 'after'>, before?: string): Case =>
  async ({ product, admin }) => {
    const { id, name: label } = await makeMessage(product);
    const run = (mutation: string) => admin.gql(`mutation { ${mutation.replace('$id', `"${id}"`)} { id } }`);
    if (before) await run(before);
    return { act: () => run(call), id, label, ...entry };
  };

const owning = (ownerId: string | null) => ({ ownerId });
const taking: Case = async ({ product, admin }) => {
  const { id, name: label } = await makeMessage(product);
  const act = () => admin.gql(`mutation { takeMessage(id: "${id}") { id } }`);
  return { act, action: 'message.assign', id, label, before: owning(null), after: owning(admin.id) };
};
const assigning: Case = async ({ product, admin }) => {
  const { id, name: label } = await makeMessage(product);
  const colleague = await product.signedIn('Employee');
  const act = () => admin.gql(`mutation { assignMessage(id: "${id}", ownerId: "${colleague.id}") { id } }`);
  return { act, action: 'message.assign', id, label, before: owning(null), after: owning(colleague.id) };
};

let made = 0;
const newTemplate = () => {
  made += 1;
  return { name: `Template ${made}`, text: 'Dear {name}' };
};
async function makeTemplate({ admin }: AuditedWorld) {
  const input = newTemplate();
  const { data } = await admin.gql(createTemplate, { input });
  return { ...input, id: data.createReplyTemplate.id as string };
}
const createTemplate = 'mutation ($input: ReplyTemplateInput!) { createReplyTemplate(input: $input) { id } }';
const updateTemplate =
  'mutation ($id: UUID!, $input: ReplyTemplateInput!) { updateReplyTemplate(id: $id, input: $input) { id } }';

export const deskCases: Cases = {
  takeMessage: [taking],
  assignMessage: [assigning],
  setMessageStage: [
    ofMessage('setMessageStage(id: $id, stage: LOST, lostReason: "Too dear")', {
      action: 'message.setStage',
      before: { stage: 'NEW', lostReason: null },
      after: { stage: 'LOST', lostReason: 'Too dear' },
    }),
  ],
  setMessageFollowUp: [
    ofMessage('setMessageFollowUp(id: $id, followUp: { day: "2031-02-03", note: "Call" })', {
      action: 'message.setFollowUp',
      before: { followUpDay: null, followUpNote: null },
      after: { followUpDay: '2031-02-03', followUpNote: 'Call' },
    }),
  ],
  setMessageValue: [
    ofMessage(
      'setMessageValue(id: $id)',
      { action: 'message.setValue', before: { value: 180_000 }, after: { value: null } },
      'setMessageValue(id: $id, value: 180000)',
    ),
  ],
  addNote: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const act = () => admin.gql(`mutation { addNote(id: "${id}", input: { text: "They are kind." }) { id } }`);
      return { act, action: 'message.note', id, label, after: { text: 'They are kind.' } };
    },
  ],
  createReplyTemplate: [
    async ({ admin }) => {
      const input = newTemplate();
      const act = () => admin.gql(createTemplate, { input });
      return { act, action: 'replyTemplate.create', label: input.name, after: input };
    },
  ],
  updateReplyTemplate: [
    async (world) => {
      const { id, name: label, text } = await makeTemplate(world);
      const act = () => world.admin.gql(updateTemplate, { id, input: { name: label, text: 'Hello {name}' } });
      return { act, action: 'replyTemplate.update', id, label, before: { text }, after: { text: 'Hello {name}' } };
    },
  ],
  removeReplyTemplate: [
    async (world) => {
      const { id, name: label, text } = await makeTemplate(world);
      const act = () => world.admin.gql(`mutation { removeReplyTemplate(id: "${id}") { id } }`);
      return { act, action: 'replyTemplate.remove', id, label, before: { name: label, text } };
    },
  ],
};
