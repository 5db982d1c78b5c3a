import type { User } from '@storysprout/contracts/api/users';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { BandPlant } from '@storysprout/shared-ui/art/band-plant';
import { Lamp } from '@storysprout/shared-ui/art/lamp';
import { Avatar } from '@storysprout/shared-ui/avatar';
import { Card } from '@storysprout/shared-ui/card';
import { useEffect } from 'react';
import { SectionLink } from '../../components/section-link';
import { Stats } from '../../components/stats';
import { GardenCard } from '../../garden/garden-card';
import { catalogue } from '../../i18n/catalogue';
import styles from './profile.module.css';

function Overview({ user }: { user: User }) {
  const t = useMessages(catalogue);
  const { stats } = user;
  return (
    <div className={`wrap page ${styles.profile}`}>
      <Card className={styles.card} render={<section />}>
        <div className={styles.me}>
          <Avatar size="large" src={user.avatarUrl ?? undefined} name={user.nickName} />
          <div>
            <h1>{user.nickName}</h1>
            <p>{user.email ?? t.emailNotSet}</p>
          </div>
        </div>
        <Stats stats={stats} />
      </Card>
      <div className={styles.row}>
        <GardenCard />
        <nav className={styles.doors} aria-label={t.doorsLabel}>
          <SectionLink
            to="/profile/recent"
            band={1}
            picture={<BandPlant band={1} />}
            title={t.recentTitle}
            text={t.storyCount(stats.totalStories)}
          />
          <SectionLink
            to="/profile/favorites"
            band={2}
            picture={<BandPlant band={2} />}
            title={t.favoritesTitle}
            text={t.storyCount(stats.totalFavorites)}
          />
          <SectionLink to="/profile/settings" band={3} picture={<Lamp />} {...t.settingsDoor} />
        </nav>
      </div>
    </div>
  );
}

/** The pupil's overview. Refetches the profile on mount, which also adds fields that an older stored profile lacks. */
export default function Profile() {
  const t = useMessages(catalogue);
  const { session, refreshProfile } = useShell();
  useTitle(t.profileTitle);
  useEffect(() => {
    void refreshProfile();
  }, [refreshProfile]);
  return session.user && <Overview user={session.user} />;
}
