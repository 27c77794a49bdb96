import { mergeConfig } from 'vite';
import base from './vite.config.ts';

export default mergeConfig(base, {
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: /node_modules/ }, { name: 'shared', test: /[/]app[/]/, minShareCount: 2 }] } } } } } },
});
