export interface FileOnItsWayTable {
  storage_key: string;
  noted_at: Date;
}

export interface StorageSchema {
  file_on_its_way: FileOnItsWayTable;
}
