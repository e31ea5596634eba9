import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { missedPaths } from '#server/content/redirect/table.ts';
import { withImportLock } from '#server/transfer/import/lock.ts';
import { imports } from '#server/transfer/import/table.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { readCatalogue, sendCatalogue, sentServices } from '#tests/kit/content/catalogue.ts';
import { announce, importOperations } from '#tests/kit/content/import.ts';
import { sendNavigation, sentNavigation } from '#tests/kit/content/navigation.ts';
import { makeRedirect, redirectOperations, sendRedirect } from '#tests/kit/content/redirect.ts';
import { sendSite } from '#tests/kit/content/site.ts';
import { ADDRESS, type AuditedWorld, type Case, type Cases } from './case.ts';

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

const launchSite = 'mutation ($isLaunched: Boolean!) { launchSite(isLaunched: $isLaunched) { id } }';
const launching =
  (isLaunched: boolean): Case =>
  async ({ admin, product }) => {
    const { name: label } = await product.services.readSite();
    await admin.gql(launchSite, { isLaunched: !isLaunched });
    return {
      act: () => admin.gql(launchSite, { isLaunched }),
      ...{ action: isLaunched ? 'site.launch' : 'site.close', id: null, label },
      ...{ before: { isLaunched: !isLaunched }, after: { isLaunched } },
    };
  };

const allowApps = 'mutation ($isAllowed: Boolean!) { allowApps(isAllowed: $isAllowed) { id } }';
const allowing =
  (isAllowed: boolean): Case =>
  async ({ admin, product }) => {
    const { name: label } = await product.services.readSite();
    await admin.gql(allowApps, { isAllowed: !isAllowed });
    return {
      act: () => admin.gql(allowApps, { isAllowed }),
      ...{ action: isAllowed ? 'site.allowApps' : 'site.refuseApps', id: null, label },
    };
  };

/** An import in a given state, without the work that leads there. @returns its id */
async function imported(
  { services: { db } }: AuditedWorld['product'],
  state: 'ready' | 'running' | 'undone',
  id = uuidv7(),
) {
  const now = new Date();
  // No worker takes it, because its file does not exist.
  const own = { fileName: 'site.xml', keptUntil: state === 'ready' ? now : null, startedBy: 'Asha' };
  await db.insert(imports).values({ id, source: `wordpress ${id}`, state, startedAt: now, updatedAt: now, ...own });
  return id;
}

export const foundCases: Cases = {
  saveAuthorProfile: [
    async ({ product }) => {
      const name = 'Lata Pai';
      const person = (await product.signedIn('Employee', { name })).from(ADDRESS);
      await saveProfile(person, { slug: 'lata-pai', name, about: 'Before.' });
      return {
        act: () => saveProfile(person, { slug: 'lata-pai', name, about: 'After.' }),
        ...{ action: 'user.saveAuthorProfile', id: person.id, label: name, by: { id: person.id, name } },
        ...{ before: { about: 'Before.' }, after: { about: 'After.' } },
      };
    },
  ],
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
  createImport: [
    async ({ admin }) => {
      const [label, size] = ['site.xml', 7];
      return { act: () => announce(admin, { fileName: label, size }), action: 'import.create', label, after: { size } };
    },
  ],
  startImport: [
    async ({ admin, product }) => {
      const id = await imported(product, 'ready');
      const act = () => admin.gql(importOperations.start, { id, input: { items: false } });
      const after = { posts: true, pages: true, items: false, drafts: true, publishPages: false };
      return { act, action: 'import.start', id, label: 'site.xml', after };
    },
  ],
  undoImport: [
    async ({ admin, product }) => {
      const id = uuidv7();
      // No worker can take it meanwhile, because a run writes its own audit entry.
      const act = () =>
        withImportLock(product.services, async () => {
          await imported(product, 'running', id);
          const answer = await admin.gql(importOperations.undo, { id });
          await product.services.db.delete(imports).where(eq(imports.id, id));
          return answer;
        });
      return { act, action: 'import.beginUndo', id, label: 'site.xml' };
    },
  ],
  removeImport: [
    async ({ admin, product }) => {
      const id = await imported(product, 'undone');
      const act = () => admin.gql(importOperations.remove, { id });
      return { act, action: 'import.remove', id, label: 'site.xml', before: { state: 'undone' } };
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
  forgetMissedPaths: [
    async ({ admin, product }) => {
      const now = new Date();
      await product.services.db
        .insert(missedPaths)
        .values({ id: uuidv7(), path: '/nowhere-else', count: 1, firstAt: now, lastAt: now, isWanted: true });
      const act = () => admin.gql(redirectOperations.forgetAll);
      return { act, action: 'redirect.forgetAll', id: null, label: 'Not Found' };
    },
  ],
  saveSite: [
    async ({ admin, product }) => {
      const { name } = product.services.siteFile;
      const act = () => sendSite(admin, { name: 'Heron' });
      return { act, action: 'site.save', id: null, label: 'Heron', before: { name }, after: { name: 'Heron' } };
    },
  ],
  saveOpeningText: [
    async ({ admin, product }) => {
      const save = 'mutation ($text: String) { saveOpeningText(input: { text: $text }) { id } }';
      const { name: label } = await product.services.readSite();
      const [before, after] = [{ openingText: null }, { openingText: 'Soon' }];
      const act = () => admin.gql(save, { text: 'Soon' });
      return { act, action: 'site.saveOpeningText', id: null, label, before, after };
    },
  ],
  launchSite: [launching(false), launching(true)],
  allowApps: [allowing(false), allowing(true)],
  saveSiteNavigation: [
    async ({ admin, product }) => {
      const { networks, ...switches } = await sentNavigation(admin);
      // The page on YouTube is offered, and stored only when somebody saves it.
      const input = { ...switches, networks: networks.filter(({ icon }) => icon !== 'YOUTUBE') };
      const act = () => sendNavigation(admin, { ...input, hasBlog: !input.hasBlog });
      const [before, after] = [{ hasBlog: input.hasBlog }, { hasBlog: !input.hasBlog }];
      const { name: label } = await product.services.readSite();
      return { act, action: 'site.saveNavigation', id: null, label, before, after };
    },
  ],
  saveServiceCatalogue: [
    async ({ admin, product }) => {
      const services = await sentServices(admin);
      const act = () => sendCatalogue(admin, { services, choiceOrder: ['WEBDEV', 'PPC'] });
      const { choiceOrder } = await readCatalogue(admin);
      const [before, after] = [{ choices: choiceOrder.join(', ') }, { choices: 'WEBDEV, PPC' }];
      const { name: label } = await product.services.readSite();
      return { act, action: 'site.saveCatalogue', id: null, label, before, after };
    },
  ],
  setIndexNow: [switching(true), switching(false)],
};
