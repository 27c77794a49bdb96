export interface JobRunTable {
  name: string;
  next_at: Date;
  lease_until: Date | null;
  owner: string | null;
}

export interface JobsSchema {
  job_run: JobRunTable;
}
