import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsersAndSessions1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid constraint users_pkey primary key,
        email text,
        password_hash text,
        nick_name text not null,
        avatar_url text,
        language text not null default 'zh-CN',
        region text not null default 'global',
        preferences jsonb not null default '{}',
        total_stories integer not null default 0,
        story_count integer not null default 0,
        favorite_count integer not null default 0,
        total_shares integer not null default 0,
        created_at timestamptz not null default now()
      )`);
    await runner.query('create unique index users_email_key on users (email)');
    await runner.query(`
      create table sessions (
        id uuid constraint sessions_pkey primary key,
        user_id uuid not null constraint sessions_user_id_fkey references users (id) on delete cascade,
        sign_in_id uuid not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    await runner.query('create index sessions_user_id_idx on sessions (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sessions');
    await runner.query('drop table users');
  }
}
