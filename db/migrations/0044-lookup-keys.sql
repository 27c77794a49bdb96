-- Hashes by which people are found are made with the first key of LOOKUP_KEY and begin with the length of its id and the id.
-- Those of 32 bytes were made with SESSION_SECRET, before: until `npm run pii -- rotate` they are looked for as well.

-- Keys that hashes were made with. A process that lacks one must not write: it would not see what is taken.
create table lookup_key (
  id text primary key -- empty: SESSION_SECRET
);
insert into lookup_key select '' where exists (select from member_account)
  or exists (select from reservation where to_hash is not null) or exists (select from waiting_party where to_hash is not null);

-- Refuses whoever lacks a key that is in use; the first of the known ones is in use from now on. The caller holds what it is
-- going to look at (a day, an account): what others wrote there is committed, and so are the keys that they wrote it with.
-- Returns whether any other key than the first is in use.
create function claim_lookup_keys(known text[]) returns boolean language plpgsql volatile as $$
declare
  lacking text;
  claimed boolean;
  others boolean;
begin
  select string_agg(id, ', ' order by id) filter (where id <> all (known)),
    coalesce(bool_or(id = known[1]), false), coalesce(bool_or(id <> known[1]), false)
  into lacking, claimed, others from lookup_key;
  if lacking is not null then
    raise exception 'LOOKUP_KEY lacks a key that the database is in use with: %', lacking;
  end if;
  if not claimed then
    insert into lookup_key values (known[1]) on conflict do nothing;
  end if;
  return others;
end $$;

-- Called by the statement of a reservation when it holds the day: what that statement itself would see is older than that.
-- Refuses documents that are booked under another key than the first; that one's are refused by the unique index. Returns the
-- hash under which the account's visitors of the day are counted: the first, or another key's where that has a count.
-- One hash at a time and never table by table: a plan is kept from when the tables were empty.
create function counted_account(day date, known text[], first bytea, others bytea[], documents bytea[])
returns bytea language plpgsql volatile set enable_seqscan = off as $$
declare
  hash bytea;
begin
  if not claim_lookup_keys(known) then
    return first;
  end if;
  foreach hash in array documents loop
    if exists (
      select from reservation_visitor as visitor
      where visitor.date = day and document_hash = hash and status = 'booked'
    ) then
      raise unique_violation
        using constraint = 'reservation_visitor_document', message = 'A document has a place that day under another key';
    end if;
  end loop;
  foreach hash in array others loop
    if exists (select from reservation_account_day as account where to_hash = hash and account.date = day) then
      return hash;
    end if;
  end loop;
  return first;
end $$;
