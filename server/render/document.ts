import { createHash } from 'node:crypto';
import { onSignal, signalInk } from '#schema/palette.ts';
import type { Site } from '#schema/site.ts';
import type { Rendered } from '#web/server.tsx';
import { STATE_ID } from '#web/state.ts';

/** What a page needs besides its own HTML. */
export type Assets = {
  /** Goes into the head: the styles themselves, or links to them. */
  head: string;
  /** The address of the browser's entry script. */
  entry: string;
  /** Starts the scripts of a page that the server has drawn, once it has been painted; null to start them at once. */
  starter: string | null;
};

/**
 * The starter of drawn pages: the page is complete without scripts, so they wait until it is loaded and painted and
 * nothing else is to be done, which some browsers never say: half a second at most. Until then links are links. Then all
 * parts are fetched at once, and evaluated one by one, so that none keeps a reader waiting. For somebody who is signed in,
 * and may see more than the page shows, they start at once.
 * @param parts the addresses of the scripts, in the order in which they need each other
 */
export const starterOf = (parts: readonly string[]) =>
  `{let s=async()=>{s=()=>{};let p=${JSON.stringify(parts)};` +
  "for(let h of p){let l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}" +
  `for(let h of p){await import(h);await new Promise(r=>setTimeout(r))}};let t;try{t=localStorage.token}catch{}` +
  `if(t)s();else addEventListener('load',()=>{let w=()=>{w=()=>{};(window.requestIdleCallback||setTimeout)(()=>s(),{timeout:500})};` +
  `try{new PerformanceObserver(()=>w()).observe({type:'largest-contentful-paint',buffered:true})}catch{}setTimeout(()=>w(),500)})}`;

/** @returns what the Content-Security-Policy calls an inline script by */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** JSON inside HTML: nothing in it may end its element. */
export const embed = (state: object) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The brand's two colours and what follows from them, for the style sheet to use. */
export const colours = ({ colours: { signal, depth } }: Site) =>
  `<style>:root{--brand-signal:${signal};--brand-on-signal:${onSignal(signal)};--brand-signal-ink:${signalInk(signal)};` +
  `--brand-depth:${depth}}</style>`;

/** Puts styles, state and scripts around what React has drawn. */
export function assemble({ html, state, isShell }: Rendered, { head, entry, starter }: Assets): string {
  const script = isShell || !starter ? `<script type="module" src="${entry}"></script>` : `<script>${starter}</script>`;
  const data = `<script type="application/json" id="${STATE_ID}">${embed(state)}</script>`;
  // Functions, because a plain replacement would read $& and its like in the texts.
  return `<!doctype html>${html
    .replace('</head>', () => `${colours(state.site)}${head}</head>`)
    .replace(/<\/body><\/html>$/, () => `${data}${script}</body></html>`)}`;
}
