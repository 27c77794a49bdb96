-- The languages of the site (app/platform/i18n/languages.ts). A further one is a row here, and no constraint changes.
create table language (
  tag text primary key, -- BCP 47
  -- Whether all that is there stands in its lists and is found by its readers; what has been added is listed while the site runs.
  is_listed boolean not null default false
);
insert into language (tag, is_listed) values ('zh-CN', true), ('en-US', true), ('fr-FR', true);

alter table edition_text drop constraint edition_text_locale_check, add foreign key (locale) references language;
alter table edition_figure_text drop constraint edition_figure_text_locale_check, add foreign key (locale) references language;
alter table country_text drop constraint country_text_locale_check, add foreign key (locale) references language;
alter table organiser_text drop constraint organiser_text_locale_check, add foreign key (locale) references language;
alter table media_text drop constraint media_text_locale_check, add foreign key (locale) references language;
alter table news_category_text drop constraint news_category_text_locale_check, add foreign key (locale) references language;
alter table article_text drop constraint article_text_locale_check, add foreign key (locale) references language;
alter table contact_text drop constraint contact_text_locale_check, add foreign key (locale) references language;
alter table legal_line drop constraint legal_line_locale_check, add foreign key (locale) references language;
alter table search_text drop constraint search_text_locale_check, add foreign key (locale) references language;
alter table search_word drop constraint search_word_locale_check, add foreign key (locale) references language;
alter table event_venue_text drop constraint event_venue_text_locale_check, add foreign key (locale) references language;
alter table event_room_text drop constraint event_room_text_locale_check, add foreign key (locale) references language;
alter table event_text drop constraint event_text_locale_check, add foreign key (locale) references language;
alter table hall_text drop constraint hall_text_locale_check, add foreign key (locale) references language;
alter table company_text drop constraint company_text_locale_check, add foreign key (locale) references language;
alter table product_text drop constraint product_text_locale_check, add foreign key (locale) references language;
alter table company_listing drop constraint company_listing_locale_check, add foreign key (locale) references language;
alter table exhibition_notice_text drop constraint exhibition_notice_text_locale_check, add foreign key (locale) references language;
alter table guide_chapter_text drop constraint guide_chapter_text_locale_check, add foreign key (locale) references language;
alter table service_provider_text drop constraint service_provider_text_locale_check, add foreign key (locale) references language;
alter table shuttle_line_text drop constraint shuttle_line_text_locale_check, add foreign key (locale) references language;
alter table service_part_text drop constraint service_part_text_locale_check, add foreign key (locale) references language;
alter table phrase_text drop constraint phrase_text_locale_check, add foreign key (locale) references language;
alter table partner_text drop constraint partner_text_locale_check, add foreign key (locale) references language;
alter table brand_article_text drop constraint brand_article_text_locale_check, add foreign key (locale) references language;
alter table about_article_text drop constraint about_article_text_locale_check, add foreign key (locale) references language;
alter table question_text drop constraint question_text_locale_check, add foreign key (locale) references language;
alter table desk_text drop constraint desk_text_locale_check, add foreign key (locale) references language;
alter table venue_text drop constraint venue_text_locale_check, add foreign key (locale) references language;
alter table download_text drop constraint download_text_locale_check, add foreign key (locale) references language;
alter table project_text drop constraint project_text_locale_check, add foreign key (locale) references language;
alter table reservation drop constraint reservation_locale_check, add foreign key (locale) references language;
alter table waiting_party drop constraint waiting_party_locale_check, add foreign key (locale) references language;
alter table member drop constraint member_locale_check, add foreign key (locale) references language;
alter table finance_provider_text drop constraint finance_provider_text_locale_check, add foreign key (locale) references language;
alter table board_message drop constraint board_message_locale_check, add foreign key (locale) references language;
alter table board_answer drop constraint board_answer_locale_check, add foreign key (locale) references language;
