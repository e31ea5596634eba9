import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { editor, tool } from '#tests/kit/browser/editor.ts';
import { closeBrowser, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
let product: Product;
beforeAll(async () => { product = await startProduct(); });
afterAll(async () => { await closeBrowser(); await product.stop(); });
const folder = 'server/blog/sample';
const sample = readdirSync(folder).map((n) => readFileSync(`${folder}/${n}`, 'utf8')).sort((a, b) => b.length - a.length)[0] as string;
test('shots', { timeout: 300_000 }, async () => {
  const admin = await product.signedIn('admin');
  const body = `## The bills\n\nThere were **seven** of them, *not* eight, in [a list](/blogs).\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n| What | Cost |\n| :-- | --: |\n| Rent | 900 |\n| Ads | 1,200 |\n\n- one\n- two\n\n> A quote.\n\n<b>raw</b> html\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n${sample}`;
  const post = await makePost(admin, { title: 'Seven bills and a video', body, isPublished: true });
  const item = await makeItem(admin, { title: 'A film for boats', body: '## What we did\n\nForty films.\n\nhttps://vimeo.com/76979871\n\nAnd more.', isPublished: true });
  for (const [name, viewport] of [['390', { width: 390, height: 844 }], ['1440', { width: 1440, height: 900 }]] as const) {
    const v = await visit(product, admin, { viewport, reducedMotion: 'reduce' });
    const { page } = v;
    const shot = (what: string, full = false) => page.screenshot({ path: `/tmp/shots-editor/${name}-${what}.png`, fullPage: full });
    await v.open(`/admin/edit-blog/${post.slug}`); await editor(page).waitFor(); await loaded(page);
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      await goWithin(page, '/blog-manage'); await page.getByRole('heading', { level: 1, name: 'Manage Blog Posts' }).waitFor(); await loaded(page);
      times.push(await page.evaluate(async (path) => {
        const begun = performance.now();
        history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate', { state: null }));
        while (!document.querySelector('[contenteditable=true][aria-label=Body] h2')) await new Promise((r) => requestAnimationFrame(r));
        return Math.round(performance.now() - begun);
      }, `/admin/edit-blog/${post.slug}`));
    }
    console.log(name, 'warm ms', times);
    await editor(page).scrollIntoViewIfNeeded(); await shot('write');
    await page.locator('[contenteditable] table').click(); await shot('table');
    await tool(page, 'Link').click(); await page.getByRole('dialog').waitFor(); await shot('link'); await page.keyboard.press('Escape');
    await tool(page, 'Picture').click(); await page.getByRole('dialog').waitFor(); await shot('picture'); await page.keyboard.press('Escape');
    await tool(page, 'Video').click(); await page.getByRole('dialog').waitFor(); await shot('video'); await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.frameLocator('iframe[title=Preview]').getByRole('heading', { name: 'The bills' }).waitFor();
    await page.locator('section[aria-label=Preview]').scrollIntoViewIfNeeded(); await shot('preview-phone');
    await page.getByRole('button', { name: 'Desktop' }).click(); await page.waitForTimeout(500); await shot('preview-desktop');
    await page.getByRole('tab', { name: 'Markdown' }).click(); await page.waitForTimeout(300); await shot('markdown');
    await page.getByRole('tab', { name: 'Write' }).click();
    await v.open(`/admin/edit-portfolio/${item.slug}`); await editor(page).waitFor(); await loaded(page);
    await editor(page).scrollIntoViewIfNeeded(); await shot('item');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.frameLocator('iframe[title=Preview]').getByRole('heading', { name: 'What we did' }).waitFor(); await shot('item-preview', true);
    await v.leave();
    const w = await visit(product, undefined, { viewport, reducedMotion: 'reduce' });
    await w.open(`/blog/${post.slug}`); await w.page.locator('figure.video').scrollIntoViewIfNeeded(); await w.page.screenshot({ path: `/tmp/shots-editor/${name}-page.png` });
    await w.open(`/portfolio/${item.slug}`); await w.page.locator('figure.video').scrollIntoViewIfNeeded(); await w.page.screenshot({ path: `/tmp/shots-editor/${name}-itempage.png` });
    await w.leave();
  }
});
