import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { StoryEntity } from '../stories/story.entity.js';
import { UserEntity } from '../users/user.entity.js';

/** A user's favourite story, with the user's own category and note. */
@Entity('favorites')
@Index('favorites_user_id_id_idx', ['userId', 'id'])
@Index('favorites_user_id_category_id_idx', ['userId', 'category', 'id'])
@Unique('favorites_user_id_story_id_key', ['userId', 'storyId'])
export class FavoriteEntity {
  /** UUIDv7: sorts by time of creation. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'favorites_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'favorites_user_id_fkey' })
  user?: UserEntity;

  @Index('favorites_story_id_idx')
  @Column('uuid', { name: 'story_id' })
  storyId: string;

  @ManyToOne(() => StoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'favorites_story_id_fkey' })
  story?: StoryEntity;

  @Column('text', { default: '' })
  category: string;

  @Column('text', { default: '' })
  notes: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
