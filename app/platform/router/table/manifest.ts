/** A page in React Router's table. */
export interface Page {
  module: string;
  imports?: string[];
  css?: string[];
  hasDefaultExport?: boolean;
}

/** React Router's table of pages, as the browser gets it. */
export interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, Page>;
}
