import 'graphiql/setup-workers/vite';
// One by one: together they bring half a megabyte of typefaces, and ours are here already.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './style.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { PLAYGROUND_STATE_ID, type PlaygroundState } from './state.ts';
import { paintPage } from './theme.ts';

const read = (id: string) => document.getElementById(id) as HTMLElement;

const state = JSON.parse(read(PLAYGROUND_STATE_ID).textContent ?? '') as PlaygroundState;
paintPage(state.signal);
createRoot(read('playground')).render(<App {...state} />);
