import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { stylesOfLazyParts } from './app/platform/router/table/vite-plugin-lazy-styles.ts';
import { wordsOfPages } from './app/platform/router/table/vite-plugin-words.ts';
import { wakeScript } from './app/site/wake/vite-plugin-wake.ts';
import { classNames } from './app/ui/class-names.ts';
import { applyLooks } from './app/ui/looks/apply-looks.ts';

/** Tiptap, and what it stands on. */
const editorPackages = /[/]node_modules[/](?:@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname)/;

/**
 * What every page needs in two chunks: each further request costs about half a kilobyte of headers. The map, filters
 * and forms stand apart, as few pages show them; so do the pages that lie in `site`, which would bring all that
 * they show; and all that the console looks like, with roles and passkeys, which readers never see. What is shown together in
 * many places is one chunk for each feature. The address of an edition, sixty bytes, would be a request of its own.
 */
const chunks = [
  // Of the console's texts alone, and fetched only where one is written (app/console/rich-text).
  { name: 'writing', test: editorPackages },
  { name: 'framework', test: /[/]node_modules[/](?!altcha-lib|@simplewebauthn)/ },
  {
    name: 'shell',
    test: /[/]app[/](?:root|shell[/](?!account[/]account-|card[/]draw|locales|banner|breadcrumbs|section-nav|counted-links)|site[/](?!home|about|account|offline|map)|platform[/](?!http[/]actor|content[/])|ui[/](?!africa-map|console|filters|form|pages|calendar|facts|nothing-found)|features[/]editions[/]ui[/]edition-href)|preload-helper/,
  },
  // With what a form says of the pictures it takes: fifty bytes that would be a request of their own. Before the console, which would take in
  // what it has of forms, and readers with it.
  { name: 'form', test: /[/]app[/](?:ui[/]form[/]|features[/]media[/]ui[/]most-megapixels)/ },
  { name: 'console', test: /[/]app[/]ui[/]console[/]/ },
  // What pages of sections begin with, and lists end with; the home page and those of countries have none of it.
  {
    name: 'lists',
    test: /[/]app[/](?:shell[/](?:banner|breadcrumbs|section-nav|counted-links)|ui[/](?:pages|calendar|facts|nothing-found))/,
  },
  { name: 'filters', test: /[/]app[/]ui[/]filters[/]/ },
  { name: 'map', test: /[/]app[/]ui[/]africa-map[/]/ },
  // Rows of projects stand on pages of others; lists of them, with filters, only in the library.
  {
    name: 'projects',
    test: /[/]negotiation[/](?:ui[/](?:project-row\.|use-project-words)|negotiation\.ts|list-filters\.ts)/,
  },
  { name: 'library', test: /[/]negotiation[/](?:ui[/]project-rows|site[/]library[/]negotiation\.module)/ },
  // The console reads what was written in a talk, too.
  {
    name: 'talk-words',
    test: /[/]talks[/]ui[/](?:placed-times|use-(?:entry-words|state-words|person-name|talk-title))/,
  },
  // What stands round each page of the exhibition, those of its notices too.
  {
    name: 'exhibition',
    test: /[/]exhibition[/](?:exhibition\.ts|site[/](?:frame|notices[/](?:audience-nav|notice-rows)))/,
  },
  { name: 'companies', test: /[/]directory[/](?:ui[/](?:company-row|product-tile)|directory\.ts|list-filters\.ts)/ },
];

/** Pictures and faces are called alike by the program of the server, which names them, and by the browser's. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/**
 * Marks of content no longer than a build of so many files may have them (42 bits): the table of pages names 230, which cannot
 * be compressed.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames,
};

export default defineConfig({
  plugins: [
    wakeScript(),
    stylesOfLazyParts(),
    wordsOfPages(),
    reactRouter(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // What Lingui takes from a package that stands in for React 17's lack of it.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: {
    modules: { generateScopedName: classNames(import.meta.dirname) },
    postcss: { plugins: [applyLooks(resolve(import.meta.dirname, 'app/ui/looks/looks.css'))] },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups: chunks } } } } },
    // V8 keeps the text of a program, at two bytes a character where one of them is not of Latin-1; nobody reads comments there.
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/programs.ts',
          output: { assetFileNames, charset: 'ascii', comments: false },
        },
      },
    },
  },
});
