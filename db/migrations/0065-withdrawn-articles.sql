-- An article that says nothing in any language is seen by nobody. It keeps its row, for its id stays its own: lists, counts,
-- feeds and the sitemap leave it out without looking for its texts.
alter table article add column is_withdrawn boolean not null default false;
update article set is_withdrawn = true
  where not exists (select 1 from article_text where article_text.article_id = article.id);

drop index article_newest;
drop index article_of_category;
create index article_newest on article (published_at desc, id desc) where not is_withdrawn;
create index article_of_category on article (category_id, published_at desc, id desc) where not is_withdrawn;
