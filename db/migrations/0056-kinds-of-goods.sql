-- What a product is a kind of, from a fixed list (app/features/directory/products/kinds-of-goods.ts): its woven picture until it has
-- a photograph.
alter table product add column goods text;
