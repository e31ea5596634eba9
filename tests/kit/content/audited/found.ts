import { v7 as uuidv7 } from 'uuid';
import { missedPaths } from '#server/redirect/table.ts';
import { makeRedirect, redirectOperations, sendRedirect } from '#tests/kit/content/redirect.ts';
import type { Case, Cases } from './case.ts';

const setIndexNow = 'mutation ($isOn: Boolean!) { setIndexNow(isOn: $isOn) { id } }';
const switching =
  (isOn: boolean): Case =>
  async ({ admin }) => {
    await admin.gql(setIndexNow, { isOn: !isOn });
    return {
      act: () => admin.gql(setIndexNow, { isOn }),
      ...{ action: isOn ? 'indexNow.enable' : 'indexNow.disable', id: null, label: 'IndexNow' },
    };
  };

/** What admins do about addresses that are not found, and about search engines. */
export const foundCases: Cases = {
  createRedirect: [
    async ({ admin }) => {
      const after = { from: '/from-here', to: '/services' };
      return { act: () => sendRedirect(admin, after), action: 'redirect.create', label: after.from, after };
    },
  ],
  updateRedirect: [
    async ({ admin }) => {
      const { id, from } = await makeRedirect(admin);
      const act = () => admin.gql(redirectOperations.update, { id, input: { from, isGone: true } });
      return { act, action: 'redirect.update', id, label: from, before: { to: '/services' }, after: { to: null } };
    },
  ],
  removeRedirect: [
    async ({ admin }) => {
      const { id, from, to } = await makeRedirect(admin);
      const act = () => admin.gql(redirectOperations.remove, { id });
      return { act, action: 'redirect.remove', id, label: from, before: { from, to } };
    },
  ],
  forgetMissedPath: [
    async ({ admin, product }) => {
      const [id, path, now] = [uuidv7(), '/nowhere', new Date()];
      await product.services.db
        .insert(missedPaths)
        .values({ id, path, count: 1, firstAt: now, lastAt: now, isWanted: true });
      return { act: () => admin.gql(redirectOperations.forget, { id }), action: 'redirect.forget', id, label: path };
    },
  ],
  setIndexNow: [switching(true), switching(false)],
};
