export interface LookupKeyTable {
  id: string;
}

export interface LookupKeysSchema {
  lookup_key: LookupKeyTable;
}
