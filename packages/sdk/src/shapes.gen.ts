// Written by packages/sdk/generate.mjs. Do not edit.

/** What calls take and answer. */
export interface Shapes {
        AccessToken: {
            created_at: string;
            expires_at: string | null;
            id: number;
            last_used_at: string | null;
            name: string;
            scope: "read" | "write";
            workspace_id: number | null;
        };
        AccessTokens: {
            tokens: Shapes["AccessToken"][];
        };
        Activity: {
            action: string;
            actor_id: number | null;
            actor_name: string;
            created_at: string;
            id: number;
            object_id: string | null;
            object_name: string | null;
            object_type: string | null;
        };
        ActivityPage: {
            pagination: {
                data: Shapes["Activity"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        Ad: {
            alt: string;
            height: number;
            html: string;
            image: string | null;
            kind: "off" | "banner" | "code";
            link: string;
            needs_consent: boolean;
            slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            updated_at: string | null;
        };
        Added: {
            added: number;
            added_ids: number[];
            there: number;
            tracks_count: number;
        };
        AddedResponse: {
            left_out: Shapes["LeftOutFile"][];
            release: Shapes["Release"];
        };
        Additions: {
            additions: {
                at: string;
                by: {
                    display_name: string;
                    id: number;
                } | null;
                track_id: number;
            }[];
        };
        AddMemberInput: {
            account: string;
            artist_id: number;
            /**
             * @default editor
             * @enum {string}
             */
            role?: "owner" | "editor";
        };
        AddPriceInput: {
            price: {
                amount: number;
                currency: string;
                interval: "day" | "month" | "year";
                /** @default 1 */
                interval_count?: number;
            };
            product_id: number;
        };
        AddTracks: {
            entry_ids: number[];
            id: number;
        };
        AddTracksOutput: {
            id: number;
            track_ids: number[];
        };
        AdImageStored: {
            image: string;
        };
        AdResponse: {
            ad: Shapes["Ad"];
        };
        AdsResponse: {
            ads: Shapes["Ad"][];
        };
        Album: {
            abilities: {
                edit: boolean;
            };
            artists: Shapes["AlbumRef"][];
            artwork: Shapes["Artwork"] | null;
            catalogue_number: string | null;
            copyright: string | null;
            created_at: string;
            credits: Shapes["Credit"][];
            description: string | null;
            discs: {
                number: number;
                title: string | null;
            }[];
            downloadable: boolean;
            duration: number;
            genres: Shapes["GenreRef"][];
            id: number;
            image: string | null;
            label: string | null;
            name: string;
            plays_count: number;
            publish_at: string | null;
            release_date: string | null;
            release_precision: ("year" | "month" | "day") | null;
            sides: {
                name: string;
                track_ids: number[];
            }[];
            slug: string;
            tracks: Shapes["TrackSummary"][];
            type: "album" | "ep" | "single" | "compilation" | "live";
            upc: string | null;
            updated_at: string;
            visibility: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        AlbumPage: {
            pagination: {
                data: Shapes["AlbumSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        AlbumRef: {
            id: number;
            name: string;
            slug: string;
        };
        AlbumResponse: {
            album: Shapes["Album"];
        };
        AlbumSummary: {
            artists: Shapes["AlbumRef"][];
            artwork: Shapes["Artwork"] | null;
            id: number;
            image: string | null;
            name: string;
            plays_count: number;
            release_date: string | null;
            release_precision: ("year" | "month" | "day") | null;
            slug: string;
            type: "album" | "ep" | "single" | "compilation" | "live";
        };
        AnalyseAgain: {
            state?: "failed" | "damaged";
            track_id?: number;
        };
        AnalyseAgainResponse: {
            count: number;
        };
        ApiAppearancePreviewAsOutput: {
            ads: ({
                alt: string;
                height: number;
                image: string;
                /** @constant */
                kind: "banner";
                link: string;
                slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            } | {
                height: number;
                /** @constant */
                kind: "code";
                needs_consent: boolean;
                slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            })[];
            i18n: Shapes["I18n"];
            user: Shapes["CurrentUser"] | null;
        };
        ApiBackstageCreateRequestInput: {
            artist_name: string;
            /** @default [] */
            entry_ids?: number[];
            /** @constant */
            kind: "become";
            message?: string;
        } | {
            artist_id: number;
            /** @default [] */
            entry_ids?: number[];
            kind: "claim" | "verify";
            message?: string;
        };
        ArchivePrice: {
            price_id: number;
        };
        Artist: {
            abilities: {
                edit: boolean;
            };
            artwork: Shapes["Artwork"] | null;
            banner: Shapes["Artwork"] | null;
            bio: string | null;
            city: string | null;
            country: string | null;
            created_at: string;
            disabled: boolean;
            followers_count: number;
            id: number;
            image_large: string;
            image_small: string;
            links: {
                title: string;
                url: string;
            }[];
            name: string;
            plays_count: number;
            portrait: Shapes["Artwork"] | null;
            slug: string;
            updated_at: string;
            verified: boolean;
        };
        ArtistMembers: {
            abilities: {
                manage: boolean;
            };
            members: {
                role: "owner" | "editor";
                user: Shapes["Profile"];
            }[];
        };
        ArtistPage: {
            pagination: {
                data: Shapes["ArtistSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ArtistReport: {
            artist_id: number;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        ArtistResponse: {
            artist: Shapes["Artist"];
        };
        ArtistSummary: {
            artwork: Shapes["Artwork"] | null;
            followers_count: number;
            id: number;
            image_small: string;
            name: string;
            plays_count: number;
            slug: string;
            verified: boolean;
        };
        Artwork: {
            color: string;
            hash: string;
            thumbhash: string;
        };
        AssignRole: {
            held: boolean;
            ids: number[];
            role_id: number;
        };
        AudioOverview: {
            analysis: {
                damaged: number;
                done: number;
                estimate: number | null;
                failed: number;
                rate: number | null;
                total: number;
                waiting: number;
                waiting_ms: number;
            };
            cache: {
                limit: number;
                made: "on_demand" | "always" | "never";
                used: number;
            };
            catalogue: {
                albums: number;
                artists: number;
                duration: number;
                tracks: number;
            };
            indexes: {
                bytes: number;
                count: number;
            };
            made: {
                bytes: number;
                count: number;
                kind: "flac" | "aac_256" | "aac_96" | "download_flac" | "download_mp3" | "download_opus";
            }[];
            missing: number;
            originals: {
                bytes: number;
                codec: string;
                count: number;
            }[];
        };
        AuditActions: {
            actions: string[];
        };
        AuditEvent: {
            action: string;
            actor_id: number | null;
            actor_name: string;
            created_at: string;
            data: {
                [key: string]: unknown;
            };
            id: number;
            ip: string | null;
            object_id: string | null;
            object_name: string | null;
            object_type: string | null;
            settings: string[];
            user_name: string | null;
        };
        AuditEvents: {
            pagination: {
                data: Shapes["AuditEvent"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        AwaitedMusic: {
            artist: string;
            id: number;
            kind: "liked_song" | "liked_album" | "followed_artist" | "plays";
            title: string;
        };
        AwaitedPage: {
            pagination: {
                data: Shapes["AwaitedMusic"][];
                next_cursor: string | null;
                per_page: number;
            };
            total: number;
        };
        BackstageRequest: {
            artist: Shapes["AlbumRef"] | null;
            artist_name: string | null;
            created_at: string;
            decided_at: string | null;
            evidence: Shapes["FileEntry"][];
            id: number;
            kind: "become" | "claim" | "verify";
            message: string;
            reason: string | null;
            state: "pending" | "approved" | "denied";
            user: {
                display_name: string;
                id: number;
            };
        };
        BootstrapData: {
            ads: ({
                alt: string;
                height: number;
                image: string;
                /** @constant */
                kind: "banner";
                link: string;
                slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            } | {
                height: number;
                /** @constant */
                kind: "code";
                needs_consent: boolean;
                slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            })[];
            guest_role: {
                permissions: {
                    name: string;
                    restrictions: {
                        name: string;
                        value: number | string | boolean;
                    }[];
                }[];
            };
            i18n: Shapes["I18n"];
            icons: {
                [key: string]: [
                    string,
                    {
                        [key: string]: string;
                    }
                ][];
            };
            localizations: {
                language: string;
                name: string;
            }[];
            settings: {
                [key: string]: unknown;
            };
            themes: {
                all: Shapes["Theme"][];
                selectedThemeId: number | null;
            };
            user: Shapes["CurrentUser"] | null;
            workspace_id: number;
        };
        BootstrapInput: {
            active_theme?: string;
        };
        BrowseFolders: {
            path?: string;
        };
        ByArtist: {
            artist_id: number;
        };
        ByInvite: {
            id: number;
            /** Format: uuid */
            invite_id: string;
        };
        ByInviteId: {
            inviteId: string;
        };
        ByKind: {
            notif_id: string;
        };
        ByMember: {
            id: number;
            user_id: number;
        };
        ByNotificationId: {
            /** Format: uuid */
            id: string;
        };
        ByPlaylist: {
            id: number;
        };
        ByPlaylistInvite: {
            secret: string;
        };
        ByTypeInput: {
            /**
             * @default site
             * @enum {string}
             */
            type?: "site" | "workspace";
        };
        ByUndo: {
            undo_id: number;
        };
        ByUserId: {
            id: "me" | number;
        };
        CancelSubscriptionInput: {
            reason?: string;
        };
        CaptchaAnswer: {
            success: boolean;
        };
        CaptchaChallenge: {
            challenge: {
                [key: string]: unknown;
            } | null;
            kind: "altcha" | "recaptcha" | "off";
        };
        ChangedOutput: {
            changed: number;
        };
        ChangeEmailInput: {
            email: string;
            password: string;
        };
        ChangePasswordInput: {
            current_password: string;
            new_password: string;
            new_password_confirmation: string;
            /** @default false */
            revoke_tokens?: boolean;
        };
        ChangePlanInput: {
            /** Format: date-time */
            computed_at?: string;
            priceId: number;
            productId: number;
        };
        ChangePreview: {
            after: {
                price: Shapes["Price"] | null;
                product: {
                    id: number;
                    name: string;
                };
            };
            before: {
                price: Shapes["Price"] | null;
                product: {
                    id: number;
                    name: string;
                };
            };
            charge: number;
            computed_at: string;
            credit: number;
            currency: string;
            due_now: number;
            effective_at: string;
            kind: "upgrade" | "downgrade" | "cancel";
            tax: number;
        };
        ChannelBySlug: {
            cursor?: string | null;
            per_page?: number;
            slug: string;
        };
        ChannelContent: {
            albums: Shapes["AlbumSummary"][];
            description: string;
            has_more: boolean;
            layout: "grid" | "carousel" | "list";
            name: string;
            slug: string;
            /** @constant */
            type: "albums";
        } | {
            artists: Shapes["ArtistSummary"][];
            description: string;
            has_more: boolean;
            layout: "grid" | "carousel" | "list";
            name: string;
            slug: string;
            /** @constant */
            type: "artists";
        } | {
            description: string;
            has_more: boolean;
            layout: "grid" | "carousel" | "list";
            name: string;
            slug: string;
            tracks: Shapes["TrackSummary"][];
            /** @constant */
            type: "tracks";
        } | {
            description: string;
            genres: Shapes["Genre"][];
            has_more: boolean;
            layout: "grid" | "carousel" | "list";
            name: string;
            slug: string;
            /** @constant */
            type: "genres";
        } | {
            channels: {
                description: string;
                name: string;
                slug: string;
            }[];
            description: string;
            has_more: boolean;
            layout: "grid" | "carousel" | "list";
            name: string;
            slug: string;
            /** @constant */
            type: "channels";
        };
        ChannelIds: {
            ids: number[];
        };
        ChannelItem: {
            artwork: Shapes["Artwork"] | null;
            detail: string;
            id: number;
            is_shown: boolean;
            name: string;
        };
        ChannelPage: {
            pagination: {
                data: Shapes["ListedChannel"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        ChannelResponse: {
            channel: {
                content: Shapes["ChannelContent"][];
                description: string;
                name: string;
                nests: boolean;
                next_cursor: string | null;
                seo: Shapes["Seo"];
                slug: string;
            };
        };
        Checkout: {
            url: string;
        };
        CheckoutState: {
            state: "none" | "open" | "processing" | "complete" | "expired" | "failed";
        };
        Collaboration: {
            links: Shapes["InviteLink"][];
            members: Shapes["Member"][];
            owner: {
                avatar: string | null;
                display_name: string;
                id: number;
            };
        };
        Comparison: {
            differences: Shapes["Difference"][];
        };
        CompleteMultipartInput: {
            key: string;
            parts: {
                ETag: string;
                PartNumber: number;
            }[];
            uploadId: string;
        };
        ConfirmMissing: {
            id: number;
        };
        ConfirmPassword: {
            password: string;
        };
        ConnectInput: {
            callbackData?: Record<string, never> | null;
            password: string;
            /** @constant */
            status?: "REQUEST_PASSWORD";
            /** @constant */
            type?: "social-auth";
        };
        ConnectionTest: {
            message: string;
            ok: boolean;
        };
        ConnectResponse: {
            bootstrapData: Shapes["BootstrapData"];
            /** @constant */
            status: "SUCCESS";
        };
        CreateAccessTokenInput: {
            expires_at?: string | null;
            /**
             * @default write
             * @enum {string}
             */
            scope?: "read" | "write";
            tokenName: string;
            workspace_id?: number | null;
        };
        CreateAlbumInput: {
            artist_ids: number[];
            catalogue_number?: string | null;
            copyright?: string | null;
            description?: string | null;
            downloadable?: boolean;
            genre_ids?: number[];
            label?: string | null;
            name: string;
            publish_at?: string | null;
            release_date?: string | null;
            release_precision?: ("year" | "month" | "day") | null;
            type?: "album" | "ep" | "single" | "compilation" | "live";
            upc?: string | null;
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        CreateArtistInput: {
            bio?: string | null;
            city?: string | null;
            country?: string | null;
            disabled?: boolean;
            links?: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            name: string;
            verified?: boolean;
        };
        CreateChannelInput: {
            content?: "albums" | "artists" | "tracks" | "genres" | "channels";
            description?: string;
            genre_id?: number | null;
            item_ids?: number[];
            layout?: "grid" | "carousel" | "list";
            limit?: number;
            name: string;
            opening_tracks?: boolean;
            rule?: "manual" | "newest" | "added" | "popular" | "largest";
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            visibility?: "draft" | "public";
            window_days?: (7 | 30 | 90 | 365) | null;
        };
        CreatedAccessToken: {
            plainTextToken: string;
            token: Shapes["AccessToken"];
        };
        CreatedLink: {
            invite: Shapes["Invite"];
            link: string;
        };
        CreateFolderInput: {
            name: string;
            parentId?: number | null;
        };
        CreateGenreInput: {
            display_name: string;
        };
        CreateInviteLink: {
            id: number;
            role: "add" | "edit";
        };
        CreateLibraryInput: {
            folders_as_hint?: boolean;
            name?: string;
            path: string;
            poll_minutes?: number;
            separators?: string[];
            sides?: "auto" | "off";
            watch?: boolean;
        };
        CreateLinkInput: {
            /** @default 7 */
            days?: 1 | 7 | 30;
            id: number;
            /** @default 10 */
            max_uses?: number;
            role_id: number;
        };
        CreateLocalizationInput: {
            /** @default true */
            enabled?: boolean;
            language: string;
            name: string;
        };
        CreatePageInput: {
            audience?: "everybody" | "signed_in" | "roles";
            body?: string;
            role_ids?: number[];
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            title: string;
            visibility?: "draft" | "public";
        };
        CreatePlaylistFolderInput: {
            name: string;
            /** @default [] */
            playlist_ids?: number[];
        };
        CreatePlaylistInput: {
            description?: string;
            name: string;
            rules?: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction?: "asc" | "desc";
                /** @default null */
                limit?: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order?: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle?: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            };
            /** @default [] */
            track_ids?: number[];
            visibility?: "private" | "unlisted" | "public";
        };
        CreateProductInput: {
            description?: string;
            feature_list?: string[];
            /** @default false */
            free?: boolean;
            /** @default false */
            hidden?: boolean;
            name: string;
            /** @default [] */
            permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            /** @default 0 */
            position?: number;
            /** @default [] */
            prices?: {
                amount: number;
                currency: string;
                interval: "day" | "month" | "year";
                /** @default 1 */
                interval_count?: number;
            }[];
            /** @default false */
            promotion_codes?: boolean;
            /** @default false */
            recommended?: boolean;
            /**
             * @default exclusive
             * @enum {string}
             */
            tax_behavior?: "inclusive" | "exclusive";
            /** @default 0 */
            trial_days?: number;
        };
        CreateRelease: {
            artist_id: number;
            entry_ids: number[];
        };
        CreateRoleInput: {
            /** @default false */
            default?: boolean;
            description?: string;
            name: string;
            /** @default [] */
            permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            /**
             * @default site
             * @enum {string}
             */
            type?: "site" | "workspace";
        };
        CreateTagInput: {
            display_name: string;
        };
        CreateUserInput: {
            display_name: string;
            email: string;
            /** @default false */
            email_verified?: boolean;
            password?: string;
            role_ids?: number[];
        };
        CreateWorkspaceInput: {
            name: string;
        };
        Credit: {
            detail: string | null;
            name: string;
            role: string;
        };
        CurrentUser: {
            avatar: string | null;
            country: string | null;
            display_name: string;
            email: string;
            email_verified_at: string | null;
            first_name: string | null;
            has_password: boolean;
            id: number;
            impersonated: boolean;
            language: string | null;
            last_name: string | null;
            needs_name: boolean;
            needs_verification: boolean;
            permissions: {
                name: string;
                restrictions: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            roles: {
                id: number;
                name: string;
            }[];
            slug: string;
            subscriptions?: {
                id: number;
                price_id: number | null;
                product_id: number;
                status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
                valid: boolean;
            }[];
            timezone: string | null;
            unread_notifications_count: number;
        };
        CustomCode: {
            css: string;
            html: string;
            scripts: boolean;
        };
        DataExport: {
            export: {
                created_at: string;
                expires_at: string | null;
                id: number;
                progress: number;
                size: number | null;
                state: "queued" | "ready" | "failed";
            } | null;
        };
        DecideRequestInput: {
            approve: boolean;
            id: number;
            reason?: string;
        };
        Deleted: {
            changed: number;
            undo_id: number;
        };
        DeleteFilesInput: {
            /** @default false */
            deleteForever?: boolean;
            /** @default [] */
            entryIds?: number[];
            /** @default [] */
            paths?: string[];
        };
        DeleteGenre: {
            id: string | number;
        };
        DeleteLibrary: {
            /** @constant */
            confirm: true;
            id: number;
        };
        DeleteLocalization: {
            id: number;
        };
        DeleteTag: {
            id: string | number;
        };
        DeleteUser: {
            /** @constant */
            deleteCurrentUser: true;
            id: "me" | number;
        };
        Difference: {
            here: string | null;
            kind: "missing_there" | "missing_here" | "name" | "description" | "price_missing_there" | "price_missing_here" | "price_archived";
            name: string;
            product_id: number | null;
            there: string | null;
        };
        DiscardDraft: {
            rev: number;
        };
        DisconnectInput: {
            service: "google" | "facebook" | "twitter" | "envato" | "oidc";
        };
        Done: {
            /** @constant */
            done: true;
        };
        DownloadAddress: {
            ready: number;
            songs: number;
            url: string;
        };
        DownloadLink: {
            url: string;
        };
        DownloadSizes: {
            id: number;
            type: "track" | "album" | "playlist";
        };
        DownloadSizesResponse: {
            formats: {
                as_they_came: number;
                bytes: number;
                format: "original" | "flac" | "mp3" | "opus";
            }[];
        };
        DraftSaved: {
            checks: Shapes["LookCheck"][];
            rev: number;
            saved_at: string;
        };
        EditedChannel: {
            content: "albums" | "artists" | "tracks" | "genres" | "channels";
            description: string;
            genre: {
                id: number;
                name: string;
            } | null;
            genre_id: number | null;
            id: number;
            items: Shapes["ChannelItem"][];
            layout: "grid" | "carousel" | "list";
            limit: number;
            name: string;
            opening_tracks: boolean;
            rev: number;
            rule: "manual" | "newest" | "added" | "popular" | "largest";
            seo: Shapes["Seo"];
            shown_on: {
                id: number;
                name: string;
            }[];
            slug: string;
            updated_at: string;
            visibility: "draft" | "public";
            window_days: (7 | 30 | 90 | 365) | null;
        };
        EditedPage: {
            audience: "everybody" | "signed_in" | "roles";
            author: string | null;
            body: string;
            created_at: string;
            id: number;
            rev: number;
            role_ids: number[];
            seo: Shapes["Seo"];
            slug: string;
            title: string;
            type: "default";
            updated_at: string;
            visibility: "draft" | "public";
        };
        EditedResponse: {
            channel: Shapes["EditedChannel"];
        };
        EditedResponseOutput: {
            page: Shapes["EditedPage"];
        };
        Ended: {
            /** @constant */
            done: true;
            ended: number;
        };
        EndSubscriptionInput: {
            id: number;
            reason: string;
        };
        EntryPage: {
            pagination: {
                data: Shapes["PlaylistEntry"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        EventList: {
            events: Shapes["ProviderEvent"][];
        };
        ExportFile: {
            format: "m3u8" | "xspf" | "jspf";
            id: number;
        };
        ExtendSubscriptionInput: {
            ends_at: string | null;
            id: number;
            reason: string;
        };
        FailureGroup: {
            advice: string;
            count: number;
            examples: string[];
            kind: string;
            reason: string;
        };
        FileEntry: {
            created_at: string;
            deleted_at: string | null;
            disk: "public" | "uploads";
            disk_prefix: string;
            extension: string;
            id: number;
            mime: string | null;
            name: string;
            owner?: string;
            owner_id: number;
            parent_id: number | null;
            path: string;
            sha256: string | null;
            size: number;
            type: "file" | "folder";
            updated_at: string;
            url: string | null;
            workspace_id: number;
        };
        FileEntryResponse: {
            fileEntry: Shapes["FileEntry"];
        };
        FileForBucketInput: {
            /**
             * @default uploads
             * @enum {string}
             */
            disk?: "public" | "uploads";
            /** @default  */
            diskPrefix?: string;
            extension?: string | null;
            filename: string;
            mime?: string | null;
            parentId?: number | null;
            relativePath?: string | null;
            size: number;
        };
        FileIds: {
            entryIds: number[];
        };
        FilePage: {
            pagination: {
                data: Shapes["FileEntry"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        FilePageOutput: {
            pagination: {
                data: Shapes["LibraryFile"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        FilePlaylist: {
            folder_id: number | null;
            id: number;
        };
        FilesImported: {
            playlists: {
                found: number;
                id: number;
                missing: number;
                name: string;
                perhaps: number;
                slug: string;
            }[];
        };
        FinishS3Input: {
            clientExtension?: string | null;
            clientMime?: string | null;
            clientName?: string | null;
            filename?: string;
            key?: string;
            size?: number | null;
        };
        FinishTus: {
            uploadKey: string;
        };
        FolderListing: {
            folders: {
                name: string;
                path: string;
            }[];
            parent: string | null;
            path: string | null;
        };
        Folders: {
            folders: {
                id: number;
                name: string;
            }[];
            way: {
                id: number;
                name: string;
            }[];
        };
        Follow: {
            id: number;
            type: "artists" | "users";
        };
        FollowedArtistPage: {
            pagination: {
                data: Shapes["ArtistSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        FollowState: {
            followers_count: number;
            following: boolean;
        };
        ForgetAwaited: {
            ids?: number[];
        };
        ForgetEntries: {
            entry_ids: number[];
            id: number;
        };
        ForgetPlay: {
            /** Format: uuid */
            id: string;
        };
        ForgotPasswordInput: {
            email: string;
            human_token?: string;
        };
        Forgotten: {
            forgotten: number;
        };
        Fragment: {
            d: number;
            end: number;
            start: number;
            t: number;
        };
        FullUserResponse: {
            user: Shapes["User"];
        };
        Genre: {
            display_name: string;
            id: number;
            name: string;
            slug: string;
            tracks_count: number;
        };
        GenreBySlug: {
            slug: string | number;
        };
        GenreHits: {
            genres: Shapes["Genre"][];
        };
        GenrePage: {
            pagination: {
                data: Shapes["Genre"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        GenreRef: {
            display_name: string;
            id: number;
            name: string;
            slug: string;
        };
        GenreResponse: {
            abilities: {
                edit: boolean;
            };
            artists: Shapes["ArtistSummary"][];
            genre: Shapes["Genre"];
        };
        GetMail: {
            id: number;
        };
        GetUser: {
            id: "me" | number;
            with?: ("roles" | "social_profiles" | "tokens")[];
        };
        GiveSubscriptionInput: {
            /** @default null */
            ends_at?: string | null;
            product_id: number;
            reason: string;
            user_id: number;
        };
        HandedOver: {
            artist: Shapes["AlbumRef"];
            workspace_id: number;
        };
        HandOver: {
            artist_id: number;
            workspace_id: number;
        };
        HistoryEntry: {
            context: {
                id: number | null;
                type: string;
            } | null;
            heard_ms: number;
            /** Format: uuid */
            id: string;
            started_at: string;
            track: Shapes["TrackSummary"] | null;
        };
        HistoryPage: {
            pagination: {
                data: Shapes["HistoryEntry"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        I18n: {
            direction: "ltr" | "rtl";
            language: string;
            lines: {
                [key: string]: string;
            };
            name?: string;
        };
        ImportFailure: {
            advice: string;
            kind: string;
            path: string;
            reason: string;
        };
        ImportFileInput: {
            file: unknown;
            name?: string;
        };
        ImportLibrary: {
            file: unknown;
        };
        ImportLocalization: {
            id: number;
            lines: {
                [key: string]: unknown;
            };
        };
        ImportPage: {
            pagination: {
                data: Shapes["ImportRun"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ImportResponse: {
            import: Shapes["ImportRun"];
        };
        ImportResponseOutput: {
            imported: number;
            skipped: {
                key: string;
                reason: string;
            }[];
        };
        ImportRun: {
            added: number;
            changed: number;
            created_at: string;
            current_path: string | null;
            duplicates: number;
            error: string | null;
            estimate: number | null;
            failed: number;
            failures: Shapes["ImportFailure"][];
            finished_at: string | null;
            id: number;
            left_out: Shapes["LeftOut"][];
            library_id: number;
            missing: number;
            notices: Shapes["ImportFailure"][];
            path: string;
            processed: number;
            rate: number | null;
            started_at: string | null;
            started_by: "admin" | "command" | "watch";
            state: "queued" | "running" | "needs_confirmation" | "done" | "failed" | "cancelled";
            total: number | null;
            unchanged: number;
        };
        ImportsListFiles: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            kind?: string;
            /** @default 30 */
            per_page?: number;
            /**
             * @default failed
             * @enum {string}
             */
            state?: "ok" | "failed" | "missing" | "duplicate";
        };
        ImportUploads: {
            entry_ids: number[];
        };
        Invitable: {
            people: {
                avatar: string | null;
                display_name: string;
                id: number;
            }[];
        };
        Invitation: {
            email: string | null;
            expires_at: string;
            has_account: boolean;
            inviteId: string;
            inviter: string | null;
            is_member: boolean;
            role: Shapes["WorkspaceRole"];
            workspace: {
                id: number;
                image: string | null;
                members_count: number;
                name: string;
            };
        };
        InvitationResponse: {
            invitation: Shapes["Invitation"];
        };
        Invitations: {
            invitations: Shapes["Invitation"][];
        };
        Invite: {
            created_at: string;
            email: string | null;
            expires_at: string;
            /** Format: uuid */
            id: string;
            is_expired: boolean;
            max_uses: number;
            role: Shapes["WorkspaceRole"];
            uses: number;
        };
        InviteByEmailInput: {
            email: string;
            id: number;
            role_id: number;
        };
        InviteLink: {
            created_at: string;
            expires_at: string;
            id: number;
            role: "add" | "edit";
            user: {
                avatar: string | null;
                display_name: string;
                id: number;
            } | null;
        };
        InviteLinkMade: {
            link: Shapes["InviteLink"];
            url: string;
        };
        InvitePerson: {
            id: number;
            role: "add" | "edit";
            user_id: number;
        };
        InviteResponse: {
            invite: Shapes["Invite"];
        };
        Invites: {
            invites: Shapes["Invite"][];
        };
        Invoice: {
            amount_paid: number;
            amount_refunded: number;
            currency: string;
            id: number;
            issued_at: string;
            number: string | null;
            pdf_url: string | null;
            status: string;
            subtotal: number;
            tax: number;
            total: number;
        };
        InvoicePage: {
            pagination: {
                data: Shapes["Invoice"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ItemsResponse: {
            items: Shapes["ChannelItem"][];
        };
        Joined: {
            workspace: {
                id: number;
            };
        };
        LandingArtists: {
            artists: {
                albums: {
                    id: number;
                    image: string | null;
                    name: string;
                    slug: string;
                }[];
                artwork: Shapes["Artwork"] | null;
                followers_count: number;
                id: number;
                image_small: string;
                name: string;
                plays_count: number;
                slug: string;
                verified: boolean;
            }[];
        };
        LeftOut: {
            count: number;
            examples: string[];
            extension: string;
        };
        LeftOutFile: {
            entry_id: number;
            limited: boolean;
            name: string;
            reason: string;
        };
        Library: {
            created_at: string;
            folders_as_hint: boolean;
            id: number;
            last_import: Shapes["ImportRun"] | null;
            name: string;
            path: string;
            poll_minutes: number;
            separators: string[];
            sides: "auto" | "off";
            state: "idle" | "queued" | "importing" | "needs_confirmation" | "unreachable";
            updated_at: string;
            watch: boolean;
        };
        LibraryFile: {
            advice: string | null;
            id: number;
            kind: string | null;
            path: string;
            reason: string | null;
            size: number;
            state: "ok" | "failed" | "missing" | "duplicate";
            track: {
                id: number;
                name: string;
            } | null;
        };
        LibraryImported: {
            followed_artists: number;
            liked_albums: number;
            liked_songs: number;
            played_songs: number;
            playlists: number;
        };
        LibraryList: {
            libraries: Shapes["Library"][];
        };
        LibraryReport: {
            failures: Shapes["FailureGroup"][];
            files: {
                duplicates: number;
                failed: number;
                missing: number;
                ok: number;
            };
            left_out: Shapes["LeftOut"][];
            library: Shapes["Library"];
            notices: Shapes["FailureGroup"][];
        };
        LibraryResponse: {
            library: Shapes["Library"];
        };
        LikedAlbumPage: {
            pagination: {
                data: Shapes["AlbumSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        LikedAmong: {
            ids: number[];
            type: "tracks" | "albums" | "playlists";
        };
        LikedIds: {
            ids: number[];
        };
        LikedTrackPage: {
            pagination: {
                data: Shapes["TrackSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        LikeInput: {
            id: number;
            /** @default true */
            liked?: boolean;
            type: "tracks" | "albums" | "playlists";
        };
        LikeState: {
            liked: boolean;
            likes_count: number;
        };
        LinePage: {
            pagination: {
                data: Shapes["LocalizationLine"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ListActivityInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            /** @default 30 */
            per_page?: number;
        };
        ListAdditions: {
            id: number;
            track_ids: number[];
        };
        ListAlbumsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "popular" | "name" | "added";
            /** @default 30 */
            per_page?: number;
            type?: "album" | "ep" | "single" | "compilation" | "live";
        };
        ListArtistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name";
            /** @default 30 */
            per_page?: number;
        };
        ListAuditEventsInput: {
            action?: string;
            actor_id?: number;
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListAwaitedInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListChannelsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default name
             * @enum {string}
             */
            orderBy?: "name" | "name_desc" | "newest" | "oldest";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListedChannel: {
            content: "albums" | "artists" | "tracks" | "genres" | "channels";
            id: number;
            layout: "grid" | "carousel" | "list";
            name: string;
            rule: "manual" | "newest" | "added" | "popular" | "largest";
            shown_on: {
                id: number;
                name: string;
            }[];
            slug: string;
            updated_at: string;
            visibility: "draft" | "public";
        };
        ListedPage: {
            audience: "everybody" | "signed_in" | "roles";
            author: string | null;
            created_at: string;
            id: number;
            slug: string;
            title: string;
            type: "default";
            updated_at: string;
            visibility: "draft" | "public";
        };
        ListEntriesInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            /** @default 30 */
            per_page?: number;
            state: "found" | "perhaps" | "missing";
        };
        ListEventsInput: {
            /** @default 50 */
            limit?: number;
        };
        ListFilesInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default false */
            everybody?: boolean;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "size" | "size_asc";
            parentId?: number | null;
            /** @default 30 */
            per_page?: number;
            query?: string;
            /** @default false */
            trashed?: boolean;
        };
        ListFolders: {
            parentId?: number | null;
        };
        ListFollowedArtistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListGenresInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default largest
             * @enum {string}
             */
            orderBy?: "largest" | "smallest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListHistoryInput: {
            /** Format: date-time */
            before?: string;
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListImportsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListInvitableInput: {
            id: number;
            query?: string;
        };
        ListInvoicesInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListLikedAlbumsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name" | "released";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListLikedTracksInput: {
            cursor?: string | null;
            direction?: "asc" | "desc";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name" | "length";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListLocalizations: Record<string, never>;
        ListMailsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
            query?: string;
            state?: "queued" | "sent" | "failed";
        };
        ListManagedAlbumsInput: {
            cover?: boolean;
            cursor?: string | null;
            /** @default false */
            deleted?: boolean;
            /** @constant */
            direction?: "forward";
            genre_id?: number;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "plays" | "plays_asc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            type?: "album" | "ep" | "single" | "compilation" | "live";
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        ListManagedArtistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            disabled?: boolean;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "plays" | "plays_asc";
            /** @default 30 */
            per_page?: number;
            picture?: boolean;
            query?: string;
            verified?: boolean;
        };
        ListManagedLyricsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            language?: string;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest";
            /** @default 30 */
            per_page?: number;
            query?: string;
            synced?: boolean;
        };
        ListManagedPlaylistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "oldest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            smart?: boolean;
            visibility?: "unlisted" | "public";
        };
        ListManagedTracksInput: {
            album_id?: number;
            cursor?: string | null;
            /** @default false */
            deleted?: boolean;
            /** @constant */
            direction?: "forward";
            explicit?: boolean;
            genre_id?: number;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            status?: "processing" | "ready" | "failed" | "missing";
            tag_id?: number;
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        ListMembersInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            /** @default 30 */
            per_page?: number;
        };
        ListMessagesInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default all
             * @enum {string}
             */
            filter?: "all" | "missing" | "changed" | "added";
            id: number;
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListNotificationsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
        };
        ListOfArtistInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            /** @default 30 */
            per_page?: number;
        };
        ListOfGenreInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
            slug: string | number;
        };
        ListOfTagInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
            slug: string | number;
        };
        ListOriginalsInput: {
            codec?: string;
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            made?: "flac" | "aac_256" | "aac_96" | "download_flac" | "download_mp3" | "download_opus";
            /** @default 30 */
            per_page?: number;
            state?: "waiting" | "failed" | "damaged";
        };
        ListOwnPlaylistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            filed?: boolean;
            folder_id?: number;
            /** @default false */
            liked?: boolean;
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "name" | "added" | "custom";
            /** @default 30 */
            per_page?: number;
            query?: string;
            smart?: boolean;
        };
        ListPagesInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "title" | "title_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListPlacesInput: {
            cursor?: string | null;
            direction?: "asc" | "desc";
            id: number;
            /**
             * @default custom
             * @enum {string}
             */
            orderBy?: "custom" | "newest" | "name" | "length";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListPlaylistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "name";
            /** @default 30 */
            per_page?: number;
        };
        ListRequestsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
            /**
             * @default pending
             * @enum {string}
             */
            state?: "pending" | "approved" | "denied";
        };
        ListSavedViews: {
            screen: string;
        };
        ListServices: Record<string, never>;
        ListSettings: {
            group?: "general" | "accounts" | "mail" | "uploads" | "backups" | "social" | "billing" | "human-check" | "player" | "localization" | "errors" | "appearance";
        };
        ListSubscriptionsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /** @default 30 */
            per_page?: number;
            status?: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
        };
        ListTagsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default name
             * @enum {string}
             */
            orderBy?: "name" | "name_desc" | "newest" | "oldest";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        ListTracksInput: {
            artist_id?: number;
            cursor?: string | null;
            direction?: "asc" | "desc";
            genre_id?: number;
            liked?: boolean;
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name" | "length" | "custom";
            /** @default 30 */
            per_page?: number;
            playlist_id?: number;
            query?: string;
        };
        ListUserPlaylistsInput: {
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            id: number;
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "name";
            /** @default 30 */
            per_page?: number;
        };
        ListUsersInput: {
            /** Format: date */
            created_from?: string;
            cursor?: string | null;
            /** @constant */
            direction?: "forward";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "email" | "email_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            role_id?: number;
            suspended?: boolean;
            verified?: boolean;
        };
        Localization: {
            changed: number;
            direction: "ltr" | "rtl";
            enabled: boolean;
            id: number;
            is_default: boolean;
            language: string;
            name: string;
            total: number;
            translated: number;
            updated_at: string;
        };
        LocalizationFile: {
            language: string;
            lines: {
                [key: string]: string;
            };
            name: string;
        };
        LocalizationLine: {
            added: boolean;
            key: string;
            missing: boolean;
            override: string | null;
            plural: string[] | null;
            shipped: string | null;
        };
        LocalizationResponse: {
            localization: Shapes["Localization"];
        };
        LocalizationsResponse: {
            localizations: Shapes["Localization"][];
        };
        LocateDownloadInput: {
            /**
             * @default original
             * @enum {string}
             */
            format?: "original" | "flac" | "mp3" | "opus";
            id: number;
            type: "track" | "album" | "playlist";
        };
        LoggedMail: {
            again: "yes" | "waiting" | "expired" | "no";
            created_at: string;
            error: string | null;
            id: number;
            language: string;
            recipient: string;
            resends: number;
            sent_at: string | null;
            state: "queued" | "sent" | "failed";
            subject: string | null;
            template: string;
            tries: number;
        };
        LoginInput: {
            email: string;
            human_token?: string;
            password: string;
            /** @default true */
            remember?: boolean;
        };
        LoginResponse: {
            bootstrapData: Shapes["BootstrapData"];
        };
        LookCheck: {
            level: "critical" | "warning";
            menu_id: string | null;
            section: "branding" | "themes" | "menus" | "landing" | "custom-code";
            text: string;
            theme_id: number | null;
        };
        LookEditor: {
            author: {
                avatar: string | null;
                display_name: string;
                id: number;
            } | null;
            checks: Shapes["LookCheck"][];
            draft: {
                settings: {
                    [key: string]: unknown;
                };
                themes: Shapes["LookTheme"][];
            } | null;
            published: {
                settings: {
                    [key: string]: unknown;
                };
                themes: Shapes["LookTheme"][];
            };
            rev: number;
            revisions: Shapes["LookRevision"][];
            saved_at: string | null;
        };
        LookFont: {
            css: string;
            family: string;
            id: string;
            scripts: string[];
            size: number | null;
            weights: [
                number,
                number
            ];
        };
        LookFonts: {
            fonts: Shapes["LookFont"][];
        };
        LookFontStored: {
            font: Shapes["LookFont"];
        };
        LookImageStored: {
            image: string;
        };
        LookRevision: {
            author: {
                avatar: string | null;
                display_name: string;
                id: number;
            } | null;
            created_at: string;
            id: number;
            note: string;
        };
        LookTheme: {
            colors: {
                [key: string]: string;
            };
            default_dark: boolean;
            default_light: boolean;
            id: number;
            is_dark: boolean;
            name: string;
        };
        LookThemeInput: {
            colors: {
                [key: string]: string;
            };
            default_dark: boolean;
            default_light: boolean;
            id: number;
            is_dark: boolean;
            name: string;
        };
        Lyrics: {
            language: string | null;
            lines: {
                start_ms: number;
                text: string;
            }[] | null;
            text: string;
            track_id: number;
        };
        LyricsHits: {
            hits: {
                line: string;
                start_ms: number | null;
                track: Shapes["TrackSummary"];
            }[];
            query: string;
        };
        LyricsOfTrack: {
            track_id: number;
        };
        LyricsResponse: {
            lyrics: Shapes["Lyrics"] | null;
        };
        MailPage: {
            pagination: {
                data: Shapes["LoggedMail"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        MailResponse: {
            mail: Shapes["LoggedMail"];
            words: Shapes["MailWords"] | null;
        };
        MailWords: {
            html: string;
            subject: string;
            text: string;
        };
        ManagedAlbum: {
            artists: Shapes["AlbumRef"][];
            artwork: Shapes["Artwork"] | null;
            created_at: string;
            deleted_at: string | null;
            id: number;
            image: string | null;
            name: string;
            plays_count: number;
            publish_at: string | null;
            release_date: string | null;
            release_precision: ("year" | "month" | "day") | null;
            slug: string;
            tracks_count: number;
            type: "album" | "ep" | "single" | "compilation" | "live";
            updated_at: string;
            visibility: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        ManagedAlbumPage: {
            pagination: {
                data: Shapes["ManagedAlbum"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        ManagedArtist: {
            albums_count: number;
            artwork: Shapes["Artwork"] | null;
            created_at: string;
            disabled: boolean;
            followers_count: number;
            id: number;
            image_small: string;
            name: string;
            plays_count: number;
            slug: string;
            verified: boolean;
        };
        ManagedArtistPage: {
            pagination: {
                data: Shapes["ManagedArtist"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        ManagedInvoice: {
            amount_paid: number;
            amount_refunded: number;
            currency: string;
            has_plan: boolean;
            id: number;
            issued_at: string;
            number: string | null;
            pdf_url: string | null;
            provider_id: string;
            refund_asked: number;
            status: string;
            subtotal: number;
            tax: number;
            total: number;
            user: {
                display_name: string;
                email: string;
                id: number;
            } | null;
        };
        ManagedInvoicePage: {
            pagination: {
                data: Shapes["ManagedInvoice"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ManagedLyrics: {
            beginning: string;
            language: string | null;
            synced: boolean;
            track: Shapes["TrackSummary"];
            updated_at: string;
        };
        ManagedLyricsPage: {
            pagination: {
                data: Shapes["ManagedLyrics"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        ManagedPlaylistPage: {
            pagination: {
                data: Shapes["PlaylistSummary"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        ManagedPrice: {
            amount: number;
            archived: boolean;
            currency: string;
            id: number;
            interval: "day" | "month" | "year";
            interval_count: number;
            provider_id: string | null;
            subscribers: number;
        };
        ManagedProduct: {
            description: string;
            feature_list: string[];
            free: boolean;
            hidden: boolean;
            id: number;
            name: string;
            permissions: {
                name: string;
                restrictions: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            position: number;
            prices: Shapes["ManagedPrice"][];
            promotion_codes: boolean;
            recommended: boolean;
            subscribers: number;
            sync: "local" | "changed" | "synced";
            synced_at: string | null;
            tax_behavior: "inclusive" | "exclusive";
            trial_days: number;
            updated_at: string;
        };
        ManagedProducts: {
            products: Shapes["ManagedProduct"][];
        };
        ManagedSubscription: {
            cancel_reason: string | null;
            created_at: string;
            current_period_end: string | null;
            ends_at: string | null;
            given: boolean;
            id: number;
            next: {
                price: Shapes["Price"];
                product: {
                    id: number;
                    name: string;
                };
            } | null;
            note: string | null;
            payment_method: string | null;
            price: Shapes["Price"] | null;
            product: {
                id: number;
                name: string;
            };
            provider_id: string | null;
            status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
            trial_end: string | null;
            user: {
                display_name: string;
                email: string;
                id: number;
            };
            valid: boolean;
        };
        ManagedTrack: {
            album: {
                artwork: Shapes["Artwork"] | null;
                id: number;
                image: string | null;
                loudness_integrated: number | null;
                loudness_peak: number | null;
                name: string;
                slug: string;
            };
            artists: Shapes["TrackArtist"][];
            codec: string | null;
            created_at: string;
            deleted_at: string | null;
            disc_number: number;
            duration: number | null;
            explicit: boolean;
            has_lyrics: boolean;
            id: number;
            likes_count: number;
            loudness_integrated: number | null;
            loudness_peak: number | null;
            name: string;
            number: number | null;
            plays_count: number;
            renditions: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
            slug: string;
            status: "processing" | "ready" | "failed" | "missing";
            updated_at: string;
            visibility: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        ManagedTrackPage: {
            pagination: {
                data: Shapes["ManagedTrack"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        MarkAsReadInput: {
            /** @default [] */
            ids?: string[];
            /** @default false */
            markAllAsRead?: boolean;
            /** Format: date-time */
            upTo?: string;
        };
        Member: {
            joined_at: string;
            role: "add" | "edit";
            user: {
                avatar: string | null;
                display_name: string;
                id: number;
            };
        };
        MemberOutput: {
            abilities: {
                edit: boolean;
            };
            created_at: string;
            role: Shapes["WorkspaceRole"];
            user: Shapes["Profile"];
        };
        Members: {
            pagination: {
                data: {
                    avatar: string | null;
                    display_name: string;
                    email: string;
                    id: number;
                }[];
                next_cursor: string | null;
                per_page: number;
            };
        };
        MembersOutput: {
            members: Shapes["MemberOutput"][];
        };
        MenuChoices: {
            channels: {
                name: string;
                slug: string;
            }[];
            pages: {
                id: number;
                path: string;
                title: string;
            }[];
            permissions: {
                description: string;
                name: string;
            }[];
            roles: {
                guests: boolean;
                id: number;
                name: string;
            }[];
        };
        MergeGenres: {
            ids: number[];
            into_id: number;
        };
        MergeTags: {
            ids: number[];
            into_id: number;
        };
        Message: {
            message: string;
        };
        MoveTracks: {
            before: number | null;
            id: number;
            track_ids: number[];
        };
        MultipartAborted: {
            aborted: boolean;
        };
        MultipartCompleted: {
            location: string;
        };
        MultipartCreated: {
            key: string;
            partSize: number;
            uploadId: string;
        };
        MultipartUploadInput: {
            key: string;
            uploadId: string;
        };
        NewReleases: {
            albums: Shapes["AlbumSummary"][];
        };
        Notification: {
            created_at: string;
            data: {
                buttonActions: {
                    action: string;
                    label: string;
                }[];
                image: string | null;
                inviteId?: string;
                lines: Shapes["NotificationLine"][];
                mainAction: {
                    action: string;
                    label: string;
                } | null;
            };
            /** Format: uuid */
            id: string;
            read_at: string | null;
            type: string;
        };
        NotificationLine: {
            action: {
                action: string;
                label: string;
            } | null;
            content: string;
            icon: string | null;
            type: "primary" | "other";
        };
        NotificationPage: {
            pagination: {
                data: Shapes["Notification"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        OneGenre: {
            genre: Shapes["Genre"];
        };
        Order: {
            due_now: number;
            price: Shapes["Price"];
            product: {
                description: string;
                feature_list: string[];
                id: number;
                name: string;
            };
            renews_at: string;
            subscribed: boolean;
            tax_behavior: "inclusive" | "exclusive";
            trial_days: number;
        };
        OrderTracks: {
            discs: number[][];
            id: number;
        };
        Original: {
            analysis: "waiting" | "done" | "failed";
            codec: string;
            duration: number | null;
            id: number;
            library_id: number | null;
            path: string | null;
            plays: boolean;
            size: number;
            track: Shapes["AlbumRef"];
            trouble: string | null;
        };
        OriginalPage: {
            pagination: {
                data: Shapes["Original"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        Orphan: {
            account: {
                display_name: string;
                email: string;
                id: number;
            } | null;
            amount: number | null;
            currency: string;
            email: string | null;
            found_at: string;
            id: string;
            status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
        };
        OrphanEnded: {
            currency: string;
            refunded: number;
        };
        OrphanInputOutput: {
            id: string;
        };
        OrphanList: {
            orphans: Shapes["Orphan"][];
        };
        Overview: {
            free_plan: {
                id: number;
                name: string;
            } | null;
            has_customer: boolean;
            subscription: Shapes["Subscription"] | null;
        };
        OwnArtist: {
            artwork: Shapes["Artwork"] | null;
            followers_count: number;
            id: number;
            image_small: string;
            name: string;
            plays_count: number;
            role: "owner" | "editor";
            slug: string;
            verified: boolean;
        };
        OwnArtists: {
            artists: Shapes["OwnArtist"][];
        };
        OwnPlaylist: {
            artworks: Shapes["Artwork"][];
            id: number;
            may_add: boolean;
            name: string;
            owner: {
                display_name: string;
                id: number;
            };
            slug: string;
            smart: boolean;
            tracks_count: number;
            updated_at: string;
            visibility: "private" | "unlisted" | "public";
        };
        OwnPlaylistPage: {
            pagination: {
                data: Shapes["OwnPlaylist"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        OwnRequests: {
            requests: Shapes["BackstageRequest"][];
        };
        Page: {
            body: string;
            created_at: string;
            id: number;
            slug: string;
            title: string;
            type: "default";
            updated_at: string;
        };
        PageBySlug: {
            slug: string;
        };
        PageIds: {
            ids: number[];
        };
        PagePage: {
            pagination: {
                data: Shapes["ListedPage"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        PageResponse: {
            page: Shapes["Page"];
            seo: Shapes["Seo"];
        };
        PagesSeoInput: {
            description?: string;
            image?: string | null;
            title?: string;
        };
        PermissionInfo: {
            description: string;
            grantable: boolean;
            group: string;
            group_title: string;
            guests: boolean;
            name: string;
            restrictions: {
                name: string;
                /** @constant */
                type: "integer";
            }[];
        };
        PermissionList: {
            permissions: Shapes["PermissionInfo"][];
        };
        PersonInvited: {
            link: Shapes["InviteLink"];
        };
        Pin: {
            id: number;
            type: "playlists" | "albums" | "artists";
        };
        Pins: {
            albums: Shapes["AlbumSummary"][];
            artists: Shapes["ArtistSummary"][];
            playlists: Shapes["OwnPlaylist"][];
        };
        PinState: {
            pinned: boolean;
        };
        PlacePage: {
            pagination: {
                data: Shapes["TrackSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        PlacePlaylist: {
            before: number | null;
            id: number;
        };
        PlacesChanged: {
            changed: number;
            tracks_count: number;
        };
        PlanChoiceInput: {
            priceId: number;
            productId: number;
        };
        Playlist: {
            abilities: {
                add: boolean;
                arrange: boolean;
                edit: boolean;
                own: boolean;
            };
            artworks: Shapes["Artwork"][];
            created_at: string;
            description: string;
            duration: number;
            has_cover: boolean;
            id: number;
            members_count: number;
            name: string;
            owner: {
                display_name: string;
                id: number;
            };
            role: ("add" | "edit") | null;
            rules: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction: "asc" | "desc";
                /** @default null */
                limit: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            } | null;
            slug: string;
            smart: boolean;
            tracks_count: number;
            updated_at: string;
            visibility: "private" | "unlisted" | "public";
            waiting: {
                missing: number;
                perhaps: number;
            } | null;
        };
        PlaylistEntry: {
            album: string;
            artist: string;
            candidates: Shapes["TrackSummary"][];
            duration: number | null;
            id: number;
            path: string | null;
            state: "found" | "perhaps" | "missing";
            title: string;
            track: Shapes["TrackSummary"] | null;
        };
        PlaylistFile: {
            name: string;
            text: string;
            type: string;
        };
        PlaylistFiled: {
            folder_id: number | null;
        };
        PlaylistFolder: {
            id: number;
            name: string;
            playlists_count: number;
        };
        PlaylistFolderDeleted: {
            playlist_ids: number[];
        };
        PlaylistFolderResponse: {
            folder: Shapes["PlaylistFolder"];
        };
        PlaylistFolders: {
            folders: Shapes["PlaylistFolder"][];
        };
        PlaylistInvitation: {
            is_member: boolean;
            is_personal: boolean;
            owner: {
                avatar: string | null;
                display_name: string;
                id: number;
            };
            playlist: Shapes["AlbumRef"];
            role: "add" | "edit";
        };
        PlaylistInvitationResponse: {
            invitation: Shapes["PlaylistInvitation"];
        };
        PlaylistJoined: {
            playlist: Shapes["AlbumRef"];
        };
        PlaylistPage: {
            pagination: {
                data: Shapes["PlaylistSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        PlaylistPlaced: {
            before: number | null;
        };
        PlaylistResponse: {
            playlist: Shapes["Playlist"];
        };
        PlaylistSummary: {
            artworks: Shapes["Artwork"][];
            id: number;
            name: string;
            owner: {
                display_name: string;
                id: number;
            };
            slug: string;
            smart: boolean;
            tracks_count: number;
            updated_at: string;
            visibility: "private" | "unlisted" | "public";
        };
        Presigned: {
            headers: {
                [key: string]: string;
            };
            key: string;
            url: string;
        };
        PreviewAs: {
            language: string | null;
            visitor: "self" | "guest" | "user" | "subscriber";
        };
        PreviewChannelInput: {
            content?: "albums" | "artists" | "tracks" | "genres" | "channels";
            description?: string;
            genre_id?: number | null;
            item_ids?: number[];
            layout?: "grid" | "carousel" | "list";
            limit?: number;
            name?: string;
            opening_tracks?: boolean;
            rule?: "manual" | "newest" | "added" | "popular" | "largest";
            window_days?: (7 | 30 | 90 | 365) | null;
        };
        PreviewResponse: {
            content: Shapes["ChannelContent"][];
        };
        PreviewRulesInput: {
            rules: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction?: "asc" | "desc";
                /** @default null */
                limit?: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order?: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle?: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            };
        };
        Price: {
            amount: number;
            currency: string;
            id: number;
            interval: "day" | "month" | "year";
            interval_count: number;
        };
        Product: {
            description: string;
            feature_list: string[];
            free: boolean;
            hidden: boolean;
            id: number;
            name: string;
            prices: Shapes["Price"][];
            recommended: boolean;
            tax_behavior: "inclusive" | "exclusive";
            trial_days: number;
        };
        ProductPage: {
            pagination: {
                data: Shapes["Product"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        ProductResponse: {
            product: Shapes["ManagedProduct"];
        };
        Profile: {
            avatar: string | null;
            created_at: string;
            display_name: string;
            id: number;
            slug: string;
        };
        ProviderEvent: {
            applied_at: string | null;
            attempts: number;
            error: string | null;
            happened_at: string | null;
            id: string;
            object_id: string;
            received_at: string;
            state: "received" | "applied" | "ignored";
            type: string;
        };
        PublishLookInput: {
            /** @default false */
            accept_warnings?: boolean;
            note?: string;
            rev: number;
        };
        PutLyricsInput: {
            /** @default null */
            language?: string | null;
            lines?: {
                start_ms: number;
                text: string;
            }[] | null;
            text: string;
            track_id: number;
        };
        RadioInput: {
            id: number;
            /** @default 50 */
            limit?: number;
            /** @default 0 */
            seed?: number;
            type: "track" | "album" | "artist" | "genre" | "playlist";
        };
        RadioResponse: {
            entries: {
                because: {
                    kind: "start" | "genre" | "artist" | "listeners" | "year" | "sound" | "popular";
                    name: string | null;
                };
                track: Shapes["TrackSummary"];
            }[];
        };
        ReadRules: {
            text: string;
        };
        Reconciled: {
            checked: number;
            orphans: number;
            repaired: number;
        };
        RecordPlayInput: {
            /** @default web */
            client?: string;
            context?: {
                id: number | null;
                type: "album" | "artist" | "genre" | "playlist" | "track" | "search" | "channel";
            };
            heard_ms: number;
            /** Format: uuid */
            id: string;
            rendition?: "original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96";
            /** Format: date-time */
            started_at: string;
            track_id: number;
        };
        RecordPlayResponse: {
            counted: boolean;
        };
        RefundInvoiceInput: {
            amount?: number;
            /** @default false */
            end_plan?: boolean;
            id: number;
            /** Format: uuid */
            key: string;
            reason: string;
        };
        RefundResponse: {
            amount: number;
            state: "asked" | "done";
        };
        RegisterInput: {
            email: string;
            human_token?: string;
            inviteId?: string;
            password: string;
            password_confirmation: string;
        } & {
            [key: string]: unknown;
        };
        RegisterResponse: {
            bootstrapData: Shapes["BootstrapData"];
            status: "success" | "needs_email_verification";
        };
        Release: {
            album: Shapes["Album"];
            deleted: Shapes["Trashed"][];
            files: Shapes["ReleaseTrack"][];
            problems: string[];
        };
        ReleaseList: {
            deleted: Shapes["Trashed"][];
            releases: Shapes["ReleaseSummary"][];
        };
        ReleaseResponse: {
            release: Shapes["Release"];
        };
        ReleaseSummary: {
            artists: Shapes["AlbumRef"][];
            artwork: Shapes["Artwork"] | null;
            id: number;
            image: string | null;
            name: string;
            plays_count: number;
            problems: string[];
            publish_at: string | null;
            release_date: string | null;
            release_precision: ("year" | "month" | "day") | null;
            slug: string;
            tracks_count: number;
            type: "album" | "ep" | "single" | "compilation" | "live";
            updated_at: string;
            visibility: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        ReleaseTrack: {
            duplicate: Shapes["AlbumRef"] | null;
            file_name: string | null;
            id: number;
            loudness_integrated: number | null;
            loudness_peak: number | null;
            status: "processing" | "ready" | "failed" | "missing";
            status_reason: string | null;
        };
        Removed: {
            changed: number;
        };
        RemovedOutput: {
            changed: number;
        };
        RemoveLyrics: {
            track_ids: number[];
        };
        RemoveMember: {
            artist_id: number;
            user_id: number;
        };
        RemovePlaylistMember: {
            id: number;
            user_id: number;
        };
        RenamePlaylistFolderInput: {
            id: number;
            name: string;
        };
        ReplaceFile: {
            entry_id: number;
            track_id: number;
        };
        Report: {
            before: {
                heard_ms: number;
                listeners: number;
                plays: number;
            };
            /** Format: date */
            before_from: string;
            countries: Shapes["ReportPart"][];
            days: {
                /** Format: date */
                day: string;
                heard_ms: number;
                listeners: number;
                plays: number;
            }[];
            days_before: {
                /** Format: date */
                day: string;
                heard_ms: number;
                listeners: number;
                plays: number;
            }[];
            devices: Shapes["ReportPart"][];
            first_day: string | null;
            /** Format: date */
            from: string;
            sources: Shapes["ReportPart"][];
            /** Format: date */
            to: string;
            top_tracks: Shapes["ReportTrack"][];
            totals: {
                heard_ms: number;
                listeners: number;
                plays: number;
            };
        };
        ReportPart: {
            before: number;
            plays: number;
            value: string;
        };
        ReportResponse: {
            report: Shapes["Report"];
        };
        ReportTrack: {
            artists: Shapes["TrackArtist"][];
            artwork: Shapes["Artwork"] | null;
            before: number;
            id: number;
            name: string;
            plays: number;
            slug: string;
        };
        RequestPage: {
            pagination: {
                data: Shapes["BackstageRequest"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        RequestResponse: {
            request: Shapes["BackstageRequest"];
        };
        ResendMail: {
            id: number;
            resends: number;
        };
        ResentMail: {
            mail: Shapes["LoggedMail"];
        };
        ResetLink: {
            token: string;
        };
        ResetLinkState: {
            open: boolean;
        };
        ResetPasswordInput: {
            email: string;
            password: string;
            password_confirmation: string;
            token: string;
        };
        RestDeleteUsersIdQuery: {
            /** @constant */
            deleteCurrentUser: true;
        };
        RestGetAlbumsManagedQuery: {
            cover?: boolean;
            cursor?: string | null;
            /** @default false */
            deleted?: boolean;
            genre_id?: number;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "plays" | "plays_asc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            type?: "album" | "ep" | "single" | "compilation" | "live";
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        RestGetAlbumsQuery: {
            cursor?: string | null;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "popular" | "name" | "added";
            /** @default 30 */
            per_page?: number;
            type?: "album" | "ep" | "single" | "compilation" | "live";
        };
        RestGetArtistsManagedQuery: {
            cursor?: string | null;
            disabled?: boolean;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "plays" | "plays_asc";
            /** @default 30 */
            per_page?: number;
            picture?: boolean;
            query?: string;
            verified?: boolean;
        };
        RestGetArtistsQuery: {
            cursor?: string | null;
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name";
            /** @default 30 */
            per_page?: number;
        };
        RestGetAudioFilesQuery: {
            codec?: string;
            cursor?: string | null;
            made?: "flac" | "aac_256" | "aac_96" | "download_flac" | "download_mp3" | "download_opus";
            /** @default 30 */
            per_page?: number;
            state?: "waiting" | "failed" | "damaged";
        };
        RestGetAuditEventsQuery: {
            action?: string;
            actor_id?: number;
            cursor?: string | null;
            /** @default 30 */
            per_page?: number;
        };
        RestGetBackstageArtistsArtistInsightsQuery: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        RestGetBackstageRequestsQuery: {
            cursor?: string | null;
            /** @default 30 */
            per_page?: number;
            /**
             * @default pending
             * @enum {string}
             */
            state?: "pending" | "approved" | "denied";
        };
        RestGetBootstrapDataAnswer: {
            data: string;
        };
        RestGetChannelsChannelQuery: {
            cursor?: string | null;
            per_page?: number;
        };
        RestGetCustomPagesQuery: {
            cursor?: string | null;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "title" | "title_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetFileEntriesFoldersQuery: {
            parentId?: number | null;
        };
        RestGetFileEntriesQuery: {
            cursor?: string | null;
            /** @default false */
            everybody?: boolean;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "size" | "size_asc";
            parentId?: number | null;
            /** @default 30 */
            per_page?: number;
            query?: string;
            /** @default false */
            trashed?: boolean;
        };
        RestGetGenresQuery: {
            cursor?: string | null;
            /**
             * @default largest
             * @enum {string}
             */
            orderBy?: "largest" | "smallest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetLibrariesIdFilesQuery: {
            cursor?: string | null;
            kind?: string;
            /** @default 30 */
            per_page?: number;
            /**
             * @default failed
             * @enum {string}
             */
            state?: "ok" | "failed" | "missing" | "duplicate";
        };
        RestGetLibraryFoldersQuery: {
            path?: string;
        };
        RestGetLocalizationsIdLinesQuery: {
            cursor?: string | null;
            /**
             * @default all
             * @enum {string}
             */
            filter?: "all" | "missing" | "changed" | "added";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetLyricsQuery: {
            cursor?: string | null;
            language?: string;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest";
            /** @default 30 */
            per_page?: number;
            query?: string;
            synced?: boolean;
        };
        RestGetNotificationsQuery: {
            cursor?: string | null;
            /** @default 30 */
            per_page?: number;
        };
        RestGetPlaylistsManagedQuery: {
            cursor?: string | null;
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "oldest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            smart?: boolean;
            visibility?: "unlisted" | "public";
        };
        RestGetPlaylistsPlaylistEntriesQuery: {
            cursor?: string | null;
            /** @default 30 */
            per_page?: number;
            state: "found" | "perhaps" | "missing";
        };
        RestGetPlaylistsPlaylistFileQuery: {
            format: "m3u8" | "xspf" | "jspf";
        };
        RestGetPlaylistsPlaylistInvitableQuery: {
            query?: string;
        };
        RestGetPlaylistsPlaylistTracksQuery: {
            cursor?: string | null;
            direction?: "asc" | "desc";
            /**
             * @default custom
             * @enum {string}
             */
            orderBy?: "custom" | "newest" | "name" | "length";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetPlaylistsQuery: {
            cursor?: string | null;
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "name";
            /** @default 30 */
            per_page?: number;
        };
        RestGetRadioTypeIdQuery: {
            /** @default 50 */
            limit?: number;
            /** @default 0 */
            seed?: number;
        };
        RestGetRolesQuery: {
            /**
             * @default site
             * @enum {string}
             */
            type?: "site" | "workspace";
        };
        RestGetSearchGenresQuery: {
            /** @default 20 */
            limit?: number;
            query?: string;
        };
        RestGetSearchLyricsQuery: {
            /** @default 10 */
            limit?: number;
            query: string;
        };
        RestGetSearchQuery: {
            cursor?: string | null;
            /** @default 10 */
            limit?: number;
            query: string;
            types?: ("artists" | "albums" | "tracks")[];
        };
        RestGetSearchSuggestQuery: {
            /** @default 8 */
            limit?: number;
            query: string;
        };
        RestGetSettingsQuery: {
            group?: "general" | "accounts" | "mail" | "uploads" | "backups" | "social" | "billing" | "human-check" | "player" | "localization" | "errors" | "appearance";
        };
        RestGetTagsQuery: {
            cursor?: string | null;
            /**
             * @default name
             * @enum {string}
             */
            orderBy?: "name" | "name_desc" | "newest" | "oldest";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetTracksIdSourcesQuery: {
            kinds?: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
        };
        RestGetTracksManagedQuery: {
            album_id?: number;
            cursor?: string | null;
            /** @default false */
            deleted?: boolean;
            explicit?: boolean;
            genre_id?: number;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            status?: "processing" | "ready" | "failed" | "missing";
            tag_id?: number;
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        RestGetTracksQuery: {
            artist_id?: number;
            cursor?: string | null;
            direction?: "asc" | "desc";
            genre_id?: number;
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name" | "length" | "custom";
            /** @default 30 */
            per_page?: number;
        };
        RestGetUsersIdQuery: {
            with?: ("roles" | "social_profiles" | "tokens")[];
        };
        RestGetUsersMeHistoryQuery: {
            /** Format: date-time */
            before?: string;
            cursor?: string | null;
            /** @default 30 */
            per_page?: number;
        };
        RestGetUsersMeLibraryAlbumsQuery: {
            cursor?: string | null;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name" | "released";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetUsersMeLibraryArtistsQuery: {
            cursor?: string | null;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetUsersMeLibraryPlaylistsQuery: {
            cursor?: string | null;
            filed?: boolean;
            folder_id?: number;
            /** @default false */
            liked?: boolean;
            /**
             * @default recent
             * @enum {string}
             */
            orderBy?: "recent" | "name" | "added" | "custom";
            /** @default 30 */
            per_page?: number;
            query?: string;
            smart?: boolean;
        };
        RestGetUsersMeLibraryTracksQuery: {
            cursor?: string | null;
            direction?: "asc" | "desc";
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "name" | "length";
            /** @default 30 */
            per_page?: number;
            query?: string;
        };
        RestGetUsersQuery: {
            /** Format: date */
            created_from?: string;
            cursor?: string | null;
            /**
             * @default newest
             * @enum {string}
             */
            orderBy?: "newest" | "oldest" | "name" | "name_desc" | "email" | "email_desc";
            /** @default 30 */
            per_page?: number;
            query?: string;
            role_id?: number;
            suspended?: boolean;
            verified?: boolean;
        };
        RestoreRevision: {
            id: number;
            rev: number;
        };
        RestPostAudioAnalyseBody: {
            state?: "failed" | "damaged";
            track_id?: number;
        };
        RestPostBackstageArtistsArtistMembersBody: {
            account: string;
            /**
             * @default editor
             * @enum {string}
             */
            role?: "owner" | "editor";
        };
        RestPostBackstageArtistsArtistReleasesBody: {
            entry_ids: number[];
        };
        RestPostBackstageRequestsBody: {
            artist_name: string;
            /** @default [] */
            entry_ids?: number[];
            /** @constant */
            kind: "become";
            message?: string;
        } | {
            artist_id: number;
            /** @default [] */
            entry_ids?: number[];
            kind: "claim" | "verify";
            message?: string;
        };
        RestPostBackstageRequestsRequestDecisionBody: {
            approve: boolean;
            reason?: string;
        };
        RestPostFileEntriesDeleteBody: {
            /** @default false */
            deleteForever?: boolean;
            /** @default [] */
            entryIds?: number[];
            /** @default [] */
            paths?: string[];
        };
        RestPostLibrariesIdRetryBody: {
            kind?: string;
            path?: string;
        };
        RestPostLocalizationsIdImportBody: {
            lines: {
                [key: string]: unknown;
            };
        };
        RestPostNotificationsMarkAsReadBody: {
            /** @default [] */
            ids?: string[];
            /** @default false */
            markAllAsRead?: boolean;
            /** Format: date-time */
            upTo?: string;
        };
        RestPostPlaylistsFilesQuery: {
            name?: string;
        };
        RestPostPlaylistsPlaylistEntriesBody: {
            entries: {
                entry_id: number;
                track_id: number | null;
            }[];
        };
        RestPostPlaylistsPlaylistInvitationsBody: {
            role: "add" | "edit";
            user_id: number;
        };
        RestPostPlaylistsPlaylistLinksBody: {
            role: "add" | "edit";
        };
        RestPostPlaylistsPlaylistTracksBody: {
            track_ids: number[];
        };
        RestPostPlaylistsPlaylistTracksMoveBody: {
            before: number | null;
            track_ids: number[];
        };
        RestPostS3EntriesBody: {
            clientExtension?: string | null;
            clientMime?: string | null;
            clientName?: string | null;
            filename?: string;
            key?: string;
            size?: number | null;
        };
        RestPostTracksIdPlaysBody: {
            /** @default web */
            client?: string;
            context?: {
                id: number | null;
                type: "album" | "artist" | "genre" | "playlist" | "track" | "search" | "channel";
            };
            heard_ms: number;
            /** Format: uuid */
            id: string;
            rendition?: "original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96";
            /** Format: date-time */
            started_at: string;
        };
        RestPostUsersIdAvatarBody: {
            file?: unknown;
            url?: string;
        };
        RestPostWorkspacesWorkspaceInvitesBody: {
            email: string;
            role_id: number;
        };
        RestPostWorkspacesWorkspaceLinksBody: {
            /** @default 7 */
            days?: 1 | 7 | 30;
            /** @default 10 */
            max_uses?: number;
            role_id: number;
        };
        RestPutAdsSlotBody: {
            alt: "" | string;
            height: number;
            html: string;
            image: string | null;
            kind: "off" | "banner" | "code";
            link: string;
            needs_consent: boolean;
            updated_at?: string | null;
        };
        RestPutAlbumsIdBody: {
            artist_ids?: number[];
            catalogue_number?: string | null;
            copyright?: string | null;
            description?: string | null;
            downloadable?: boolean;
            genre_ids?: number[];
            label?: string | null;
            name?: string;
            publish_at?: string | null;
            release_date?: string | null;
            release_precision?: ("year" | "month" | "day") | null;
            type?: "album" | "ep" | "single" | "compilation" | "live";
            upc?: string | null;
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        RestPutArtistsIdBody: {
            bio?: string | null;
            city?: string | null;
            country?: string | null;
            disabled?: boolean;
            links?: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            name?: string;
            verified?: boolean;
        };
        RestPutBackstageArtistsArtistMembersUserBody: {
            role: "owner" | "editor";
        };
        RestPutBackstageArtistsArtistPictureBody: {
            entry_id: number | null;
            /**
             * @default portrait
             * @enum {string}
             */
            place?: "portrait" | "wide";
        };
        RestPutBackstageReleasesReleaseCoverBody: {
            entry_id: number;
        };
        RestPutBackstageReleasesReleaseTracksBody: {
            discs: number[][];
        };
        RestPutChannelsChannelBody: {
            content?: "albums" | "artists" | "tracks" | "genres" | "channels";
            description?: string;
            genre_id?: number | null;
            item_ids?: number[];
            layout?: "grid" | "carousel" | "list";
            limit?: number;
            name?: string;
            opening_tracks?: boolean;
            rev: number;
            rule?: "manual" | "newest" | "added" | "popular" | "largest";
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            visibility?: "draft" | "public";
            window_days?: (7 | 30 | 90 | 365) | null;
        };
        RestPutCustomPagesPageBody: {
            audience?: "everybody" | "signed_in" | "roles";
            body?: string;
            rev: number;
            role_ids?: number[];
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            title?: string;
            visibility?: "draft" | "public";
        };
        RestPutFileEntriesIdBody: {
            name?: string;
            parentId?: number | null;
        };
        RestPutLibrariesIdBody: {
            folders_as_hint?: boolean;
            name?: string;
            poll_minutes?: number;
            separators?: string[];
            sides?: "auto" | "off";
            watch?: boolean;
        };
        RestPutLocalizationsIdBody: {
            enabled?: boolean;
            name?: string;
        };
        RestPutLocalizationsIdLinesBody: {
            lines: {
                [key: string]: string | null;
            };
        };
        RestPutPlaylistsPlaylistBody: {
            description?: string;
            name?: string;
            rules?: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction?: "asc" | "desc";
                /** @default null */
                limit?: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order?: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle?: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            } | null;
            visibility?: "private" | "unlisted" | "public";
        };
        RestPutRolesIdBody: {
            /** @constant */
            default?: true;
            description?: string;
            name?: string;
            permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
        };
        RestPutTracksIdBody: {
            bpm?: number | null;
            credits?: {
                detail?: string | null;
                name: string;
                role: "main" | "featured" | "remixer" | "composer" | "lyricist" | "producer" | "engineer" | "mixer" | "performer";
            }[];
            description?: string | null;
            disc_number?: number;
            explicit?: boolean;
            genre_ids?: number[];
            isrc?: string | null;
            musical_key?: string | null;
            name?: string;
            number?: number | null;
            publish_at?: string | null;
            tag_ids?: number[];
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        RestPutTracksIdLyricsBody: {
            /** @default null */
            language?: string | null;
            lines?: {
                start_ms: number;
                text: string;
            }[] | null;
            text: string;
        };
        RestPutUsersIdBody: {
            avatar?: string | null;
            country?: string | null;
            direct_permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            display_name?: string;
            email?: string;
            email_verified?: boolean;
            first_name?: string | null;
            language?: string | null;
            last_name?: string | null;
            password?: string;
            role_ids?: number[];
            timezone?: string | null;
        };
        RestPutWorkspacesWorkspaceMembersUserBody: {
            role_id: number;
        };
        RetryFailures: {
            id: number;
            kind?: string;
            path?: string;
        };
        Revenue: {
            currencies: Shapes["RevenueOfCurrency"][];
        };
        RevenueInputOutput: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        RevenueOfCurrency: {
            currency: string;
            days: {
                began: number;
                day: string;
                ended: number;
                mrr: number;
                subscribers: number;
                trials_converted: number;
                trials_ended: number;
            }[];
            totals: {
                began: number;
                ended: number;
                trials_converted: number;
                trials_ended: number;
            };
        };
        RevisionInput: {
            id: number;
        };
        RevisionResponse: {
            look: {
                settings: {
                    [key: string]: unknown;
                };
                themes: Shapes["LookTheme"][];
            };
            revision: Shapes["LookRevision"];
        };
        RevokeInviteLink: {
            id: number;
            link_id: number;
        };
        Role: {
            abilities: {
                delete: boolean;
                edit: boolean;
            };
            created_at: string;
            default: boolean;
            description: string;
            guests: boolean;
            id: number;
            members_count: number;
            name: string;
            permissions: {
                name: string;
                restrictions: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            type: "site" | "workspace";
            updated_at: string;
        };
        RoleResponse: {
            role: Shapes["Role"];
        };
        Roles: {
            roles: Shapes["Role"][];
        };
        RulesFile: {
            left_out: string[];
            nsp: string;
        };
        RulesPreview: {
            count: number | null;
            tracks: Shapes["TrackSummary"][];
        };
        RulesRead: {
            comment: string;
            left_out: string[];
            name: string;
            rules: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction: "asc" | "desc";
                /** @default null */
                limit: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            };
        };
        SaveDraftInput: {
            look: {
                settings: {
                    [key: string]: unknown;
                };
                themes: Shapes["LookThemeInput"][];
            };
            rev: number;
        };
        SavedView: {
            id: number;
            name: string;
            screen: string;
            search: string;
        };
        SavedViews: {
            views: Shapes["SavedView"][];
        };
        SaveViewInput: {
            name: string;
            screen: string;
            search: string;
        };
        SearchGenresInput: {
            /** @default 20 */
            limit?: number;
            query?: string;
        };
        SearchItemsInput: {
            content: "albums" | "artists" | "tracks" | "genres" | "channels";
            query?: string;
        };
        SearchLyricsInput: {
            /** @default 10 */
            limit?: number;
            query: string;
        };
        SearchResponse: {
            did_you_mean: string | null;
            next_cursor: string | null;
            query: string;
            results: {
                albums: Shapes["AlbumSummary"][];
                artists: Shapes["ArtistSummary"][];
                tracks: Shapes["TrackSummary"][];
            };
            top: ({
                artist: Shapes["ArtistSummary"];
                /** @constant */
                type: "artist";
            } | {
                album: Shapes["AlbumSummary"];
                /** @constant */
                type: "album";
            } | {
                track: Shapes["TrackSummary"];
                /** @constant */
                type: "track";
            }) | null;
        };
        SearchSearchInput: {
            cursor?: string | null;
            /** @default 10 */
            limit?: number;
            query: string;
            types?: ("artists" | "albums" | "tracks")[];
        };
        SearchSuggestInput: {
            /** @default 8 */
            limit?: number;
            query: string;
        };
        SendMessageInput: {
            email: string;
            human_token?: string;
            message: string;
            name: string;
        };
        SendSystemMessageInput: {
            body?: string;
            /** @default false */
            test?: boolean;
            title: string;
        };
        SendVerificationInput: {
            email: string;
        };
        Seo: {
            description: string;
            image: string | null;
            title: string;
        };
        ServicesResponse: {
            services: {
                label: string;
                service_name: "google" | "facebook" | "twitter" | "envato" | "oidc";
            }[];
        };
        Session: {
            created_at: string;
            current: boolean;
            expires_at: string;
            id: number;
            impersonated: boolean;
            ip: string | null;
            last_seen_at: string;
            user_agent: string | null;
        };
        Sessions: {
            sessions: Shapes["Session"][];
        };
        SetAvatar: {
            file?: unknown;
            id: "me" | number;
            url?: string;
        };
        SetCover: {
            entry_id: number;
            id: number;
        };
        SetImage: {
            file: unknown;
            id: number;
        };
        SetLocale: {
            locale: string;
        };
        SetMemberRole: {
            artist_id: number;
            role: "owner" | "editor";
            user_id: number;
        };
        SetMemberRoleOutput: {
            id: number;
            role_id: number;
            user_id: number;
        };
        SetPlaylistCover: {
            file: unknown;
            id: number;
        };
        SetPortraitInput: {
            artist_id: number;
            entry_id: number | null;
            /**
             * @default portrait
             * @enum {string}
             */
            place?: "portrait" | "wide";
        };
        SettingsResponse: {
            settings: Shapes["SettingView"][];
        };
        SettingView: {
            can_change: boolean;
            card: string | null;
            control: ("text-area" | "time-zone" | "language" | "site-name" | "megabytes" | "last-backup") | null;
            default: unknown;
            description: string;
            fixed: boolean;
            group: "general" | "accounts" | "mail" | "uploads" | "backups" | "social" | "billing" | "human-check" | "player" | "localization" | "errors" | "appearance";
            key: string;
            label: string | null;
            public: boolean;
            schema: {
                [key: string]: unknown;
            };
            secret: boolean;
            value: unknown;
            words: {
                [key: string]: string;
            };
        };
        SettleEntries: {
            entries: {
                entry_id: number;
                track_id: number | null;
            }[];
            id: number;
        };
        SignedParts: {
            urls: {
                partNumber: number;
                url: string;
            }[];
        };
        SignPartsInput: {
            key: string;
            partNumbers: number[];
            uploadId: string;
        };
        SimilarArtists: {
            artists: Shapes["ArtistSummary"][];
        };
        SiteReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        SiteReportResponse: {
            report: {
                before: {
                    heard_ms: number;
                    listeners: number;
                    plays: number;
                };
                /** Format: date */
                before_from: string;
                countries: Shapes["ReportPart"][];
                days: {
                    /** Format: date */
                    day: string;
                    heard_ms: number;
                    listeners: number;
                    plays: number;
                }[];
                days_before: {
                    /** Format: date */
                    day: string;
                    heard_ms: number;
                    listeners: number;
                    plays: number;
                }[];
                devices: Shapes["ReportPart"][];
                first_day: string | null;
                /** Format: date */
                from: string;
                registrations: {
                    count: number;
                    /** Format: date */
                    day: string;
                }[];
                registrations_before: {
                    count: number;
                    /** Format: date */
                    day: string;
                }[];
                sources: Shapes["ReportPart"][];
                /** Format: date */
                to: string;
                top_tracks: Shapes["ReportTrack"][];
                totals: {
                    heard_ms: number;
                    listeners: number;
                    plays: number;
                };
            };
        };
        Source: {
            bitrate: number | null;
            channels: number | null;
            codec: string;
            delay: number | null;
            etag: string;
            fragments: Shapes["Fragment"][] | null;
            init_end: number | null;
            kind: "original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96";
            mime: string;
            sample_rate: number | null;
            samples: number | null;
            size: number;
            url: string;
        };
        SourcesInput: {
            kinds?: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
            track_id: number;
        };
        SourcesResponse: {
            expires_at: string;
            pending: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
            sources: Shapes["Source"][];
        };
        StartImport: {
            path: string;
        };
        StoreAdImage: {
            file: unknown;
        };
        StoreLookFont: {
            file: unknown;
        };
        SubscribeBrowser: {
            /** Format: uri */
            endpoint: string;
            keys: {
                auth: string;
                p256dh: string;
            };
        };
        Subscription: {
            current_period_end: string | null;
            ends_at: string | null;
            given: boolean;
            id: number;
            next: {
                price: Shapes["Price"];
                product: {
                    id: number;
                    name: string;
                };
            } | null;
            payment_method: string | null;
            price: Shapes["Price"] | null;
            product: {
                id: number;
                name: string;
            };
            status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
            trial_end: string | null;
            valid: boolean;
        };
        SubscriptionPage: {
            pagination: {
                data: Shapes["ManagedSubscription"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        SubscriptionResponse: {
            subscription: Shapes["Subscription"];
        };
        Subscriptions: {
            available_channels: ("in_app" | "email" | "browser")[];
            groups: {
                group_name: string;
                subscriptions: {
                    name: string;
                    notif_id: string;
                }[];
            }[];
            mail_frequency: "at_once" | "daily" | "weekly" | "never";
            push_key: string;
            user_selections: {
                channels: {
                    [key: string]: boolean;
                };
                notif_id: string;
            }[];
        };
        Suggestion: {
            id: number;
            image: string | null;
            name: string;
            slug: string;
            subtitle: string;
            type: "artist" | "album" | "track";
        };
        SuggestResponse: {
            suggestions: Shapes["Suggestion"][];
        };
        SuspendUsersInput: {
            ids: number[];
            reason: string;
            until?: string | null;
        };
        SyncInput: {
            direction: "push" | "pull";
            id: number;
        };
        Tag: {
            display_name: string;
            id: number;
            name: string;
            slug: string;
            tracks_count: number;
            type: "custom";
        };
        TagBySlug: {
            slug: string | number;
        };
        TagPage: {
            pagination: {
                data: Shapes["Tag"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        TagResponse: {
            tag: Shapes["Tag"];
        };
        TestMail: {
            /** Format: email */
            to: string;
        };
        TestScanner: Record<string, never>;
        TestSocial: {
            service: string;
        };
        Theme: {
            colors: {
                [key: string]: string;
            };
            default_dark: boolean;
            default_light: boolean;
            id: number;
            is_dark: boolean;
            name: string;
        };
        Track: {
            abilities: {
                edit: boolean;
            };
            album: {
                artwork: Shapes["Artwork"] | null;
                id: number;
                image: string | null;
                loudness_integrated: number | null;
                loudness_peak: number | null;
                name: string;
                slug: string;
            };
            artists: Shapes["TrackArtist"][];
            bpm: number | null;
            codec: string | null;
            created_at: string;
            credits: Shapes["Credit"][];
            description: string | null;
            disc_number: number;
            duration: number | null;
            explicit: boolean;
            genres: Shapes["GenreRef"][];
            has_lyrics: boolean;
            id: number;
            isrc: string | null;
            likes_count: number;
            loudness_integrated: number | null;
            loudness_peak: number | null;
            musical_key: string | null;
            name: string;
            number: number | null;
            plays_count: number;
            publish_at: string | null;
            renditions: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
            slug: string;
            status: "processing" | "ready" | "failed" | "missing";
            status_reason: string | null;
            tags: Shapes["GenreRef"][];
            updated_at: string;
            visibility: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        TrackArtist: {
            id: number;
            name: string;
            role: "main" | "featured" | "remixer" | "composer" | "lyricist" | "producer" | "engineer" | "mixer" | "performer";
            slug: string;
        };
        TrackCountResponse: {
            total: number;
        };
        TrackIdsInput: {
            artist_id?: number;
            cursor?: string | null;
            direction?: "asc" | "desc";
            genre_id?: number;
            liked?: boolean;
            /** @default 10000 */
            limit?: number;
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name" | "length" | "custom";
            playlist_id?: number;
            query?: string;
        };
        TrackIdsResponse: {
            ids: number[];
            next_cursor: string | null;
        };
        TrackIndexInput: {
            artist_id?: number;
            direction?: "asc" | "desc";
            genre_id?: number;
            liked?: boolean;
            /**
             * @default popular
             * @enum {string}
             */
            orderBy?: "popular" | "newest" | "name" | "length" | "custom";
            playlist_id?: number;
            query?: string;
        };
        TrackIndexResponse: {
            cursors: (string | null)[];
            total: number;
        };
        TrackPage: {
            pagination: {
                data: Shapes["TrackSummary"][];
                next_cursor: string | null;
                per_page: number;
            };
        };
        TrackResponse: {
            track: Shapes["Track"];
        };
        TracksByIds: {
            ids: number[];
        };
        TracksResponse: {
            tracks: Shapes["TrackSummary"][];
        };
        TrackSummary: {
            album: {
                artwork: Shapes["Artwork"] | null;
                id: number;
                image: string | null;
                loudness_integrated: number | null;
                loudness_peak: number | null;
                name: string;
                slug: string;
            };
            artists: Shapes["TrackArtist"][];
            codec: string | null;
            created_at: string;
            disc_number: number;
            duration: number | null;
            explicit: boolean;
            has_lyrics: boolean;
            id: number;
            likes_count: number;
            loudness_integrated: number | null;
            loudness_peak: number | null;
            name: string;
            number: number | null;
            plays_count: number;
            renditions: ("original" | "original_mp4" | "original_webm" | "original_mpeg" | "flac" | "aac_256" | "aac_96")[];
            slug: string;
            status: "processing" | "ready" | "failed" | "missing";
        };
        Trashed: {
            deleted_at: string;
            id: number;
            name: string;
        };
        Unlike: {
            id: number;
            type: "tracks" | "albums" | "playlists";
        };
        Unread: {
            unreadCount: number;
        };
        Unsubscribe: {
            token: string;
        };
        UnsubscribeBrowser: {
            /** Format: uri */
            endpoint: string;
        };
        Unsubscribed: {
            name: string | null;
        };
        UpdateAdInput: {
            alt: "" | string;
            height: number;
            html: string;
            image: string | null;
            kind: "off" | "banner" | "code";
            link: string;
            needs_consent: boolean;
            slot: "top" | "bottom" | "artist_top" | "artist_bottom" | "album";
            updated_at?: string | null;
        };
        UpdateAlbumInput: {
            artist_ids?: number[];
            catalogue_number?: string | null;
            copyright?: string | null;
            description?: string | null;
            downloadable?: boolean;
            genre_ids?: number[];
            id: number;
            label?: string | null;
            name?: string;
            publish_at?: string | null;
            release_date?: string | null;
            release_precision?: ("year" | "month" | "day") | null;
            type?: "album" | "ep" | "single" | "compilation" | "live";
            upc?: string | null;
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        UpdateAlbumsInput: {
            /** @default [] */
            add_genre_ids?: number[];
            ids: number[];
            /** @default [] */
            remove_genre_ids?: number[];
            type?: "album" | "ep" | "single" | "compilation" | "live";
            visibility?: "draft" | "private" | "unlisted" | "public";
        };
        UpdateArtistInput: {
            bio?: string | null;
            city?: string | null;
            country?: string | null;
            disabled?: boolean;
            id: number;
            links?: {
                title: string;
                /** Format: uri */
                url: string;
            }[];
            name?: string;
            verified?: boolean;
        };
        UpdateArtists: {
            disabled?: boolean;
            ids: number[];
            verified?: boolean;
        };
        UpdateChannelInput: {
            content?: "albums" | "artists" | "tracks" | "genres" | "channels";
            description?: string;
            genre_id?: number | null;
            id: number;
            item_ids?: number[];
            layout?: "grid" | "carousel" | "list";
            limit?: number;
            name?: string;
            opening_tracks?: boolean;
            rev: number;
            rule?: "manual" | "newest" | "added" | "popular" | "largest";
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            visibility?: "draft" | "public";
            window_days?: (7 | 30 | 90 | 365) | null;
        };
        UpdateFileInput: {
            id: number;
            name?: string;
            parentId?: number | null;
        };
        UpdateGenreInput: {
            display_name: string;
            id: string | number;
        };
        UpdateLibraryInput: {
            folders_as_hint?: boolean;
            id: number;
            name?: string;
            poll_minutes?: number;
            separators?: string[];
            sides?: "auto" | "off";
            watch?: boolean;
        };
        UpdateLocalizationInput: {
            enabled?: boolean;
            id: number;
            name?: string;
        };
        UpdateMessages: {
            id: number;
            lines: {
                [key: string]: string | null;
            };
        };
        UpdatePageInput: {
            audience?: "everybody" | "signed_in" | "roles";
            body?: string;
            id: number;
            rev: number;
            role_ids?: number[];
            seo?: Shapes["PagesSeoInput"];
            slug?: string;
            title?: string;
            visibility?: "draft" | "public";
        };
        UpdatePlaylistInput: {
            description?: string;
            id: number;
            name?: string;
            rules?: {
                /**
                 * @default asc
                 * @enum {string}
                 */
                direction?: "asc" | "desc";
                /** @default null */
                limit?: {
                    by: "tracks" | "minutes" | "megabytes";
                    value: number;
                } | null;
                match: "all" | "any";
                /**
                 * @default title
                 * @enum {string}
                 */
                order?: "random" | "title" | "artist" | "album" | "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays" | "last_played" | "liked_at" | "added_at";
                /**
                 * @default never
                 * @enum {string}
                 */
                reshuffle?: "never" | "daily";
                rules: (({
                    field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                    op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                    value: string;
                } | ({
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    op: "is" | "is_not" | "over" | "under";
                    value: number;
                } | {
                    field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                    /** @constant */
                    op: "between";
                    value: [
                        number,
                        number
                    ];
                }) | ({
                    field: "last_played" | "liked_at" | "added_at";
                    op: "last_days" | "not_last_days";
                    value: number;
                } | {
                    field: "last_played" | "liked_at" | "added_at";
                    op: "after" | "before";
                    /** Format: date */
                    value: string;
                }) | {
                    field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                    /** @constant */
                    op: "is";
                    value: boolean;
                }) | {
                    match: "all" | "any";
                    rules: (({
                        field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                        op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                        value: string;
                    } | ({
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        op: "is" | "is_not" | "over" | "under";
                        value: number;
                    } | {
                        field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                        /** @constant */
                        op: "between";
                        value: [
                            number,
                            number
                        ];
                    }) | ({
                        field: "last_played" | "liked_at" | "added_at";
                        op: "last_days" | "not_last_days";
                        value: number;
                    } | {
                        field: "last_played" | "liked_at" | "added_at";
                        op: "after" | "before";
                        /** Format: date */
                        value: string;
                    }) | {
                        field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                        /** @constant */
                        op: "is";
                        value: boolean;
                    }) | {
                        match: "all" | "any";
                        rules: (({
                            field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                            op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                            value: string;
                        } | ({
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            op: "is" | "is_not" | "over" | "under";
                            value: number;
                        } | {
                            field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                            /** @constant */
                            op: "between";
                            value: [
                                number,
                                number
                            ];
                        }) | ({
                            field: "last_played" | "liked_at" | "added_at";
                            op: "last_days" | "not_last_days";
                            value: number;
                        } | {
                            field: "last_played" | "liked_at" | "added_at";
                            op: "after" | "before";
                            /** Format: date */
                            value: string;
                        }) | {
                            field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                            /** @constant */
                            op: "is";
                            value: boolean;
                        }) | {
                            match: "all" | "any";
                            rules: ({
                                field: "title" | "artist" | "album" | "genre" | "tag" | "key" | "codec";
                                op: "is" | "is_not" | "contains" | "contains_not" | "starts" | "ends";
                                value: string;
                            } | ({
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                op: "is" | "is_not" | "over" | "under";
                                value: number;
                            } | {
                                field: "year" | "duration" | "bpm" | "loudness" | "plays" | "all_plays";
                                /** @constant */
                                op: "between";
                                value: [
                                    number,
                                    number
                                ];
                            }) | ({
                                field: "last_played" | "liked_at" | "added_at";
                                op: "last_days" | "not_last_days";
                                value: number;
                            } | {
                                field: "last_played" | "liked_at" | "added_at";
                                op: "after" | "before";
                                /** Format: date */
                                value: string;
                            }) | {
                                field: "liked" | "album_liked" | "explicit" | "lyrics" | "lossless";
                                /** @constant */
                                op: "is";
                                value: boolean;
                            })[];
                        })[];
                    })[];
                })[];
            } | null;
            visibility?: "private" | "unlisted" | "public";
        };
        UpdateProductInput: {
            description?: string;
            feature_list?: string[];
            free?: boolean;
            hidden?: boolean;
            id: number;
            name?: string;
            permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            position?: number;
            promotion_codes?: boolean;
            recommended?: boolean;
            tax_behavior?: "inclusive" | "exclusive";
            trial_days?: number;
        };
        UpdateRoleInput: {
            /** @constant */
            default?: true;
            description?: string;
            id: number;
            name?: string;
            permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
        };
        UpdateSettings: {
            values: {
                [key: string]: unknown;
            };
        };
        UpdateSubscriptions: {
            mail_frequency?: "at_once" | "daily" | "weekly" | "never";
            selections: {
                channels: {
                    [key: string]: boolean;
                };
                notif_id: string;
            }[];
        };
        UpdateTagInput: {
            display_name: string;
            id: string | number;
        };
        UpdateTrackInput: {
            bpm?: number | null;
            credits?: {
                detail?: string | null;
                name: string;
                role: "main" | "featured" | "remixer" | "composer" | "lyricist" | "producer" | "engineer" | "mixer" | "performer";
            }[];
            description?: string | null;
            disc_number?: number;
            explicit?: boolean;
            genre_ids?: number[];
            id: number;
            isrc?: string | null;
            musical_key?: string | null;
            name?: string;
            number?: number | null;
            publish_at?: string | null;
            tag_ids?: number[];
            visibility?: "draft" | "private" | "unlisted" | "scheduled" | "public";
        };
        UpdateTracksInput: {
            add_credits?: {
                detail?: string | null;
                name: string;
                role: "main" | "featured" | "remixer" | "composer" | "lyricist" | "producer" | "engineer" | "mixer" | "performer";
            }[];
            /** @default [] */
            add_genre_ids?: number[];
            /** @default [] */
            add_tag_ids?: number[];
            disc_number?: number;
            explicit?: boolean;
            ids: number[];
            /** @default [] */
            remove_genre_ids?: number[];
            /** @default [] */
            remove_tag_ids?: number[];
            visibility?: "draft" | "private" | "unlisted" | "public";
        };
        UpdateUserInput: {
            avatar?: string | null;
            country?: string | null;
            direct_permissions?: {
                name: string;
                /** @default [] */
                restrictions?: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            display_name?: string;
            email?: string;
            email_verified?: boolean;
            first_name?: string | null;
            id: "me" | number;
            language?: string | null;
            last_name?: string | null;
            password?: string;
            role_ids?: number[];
            timezone?: string | null;
        };
        UpdateWorkspaceInput: {
            id: number;
            name: string;
        };
        UploadedFile: {
            fileEntry: Shapes["FileEntry"];
        };
        UploadedParts: {
            complete: boolean;
            parts: {
                ETag: string;
                PartNumber: number;
                Size: number;
            }[];
        };
        UploadRules: {
            allowed_types: string[];
            blocked_types: string[];
            free_bytes: number | null;
            max_bytes: number;
            transports: ("direct" | "tus" | "s3")[];
            used_bytes: number;
        };
        UploadRulesResponse: {
            rules: Shapes["UploadRules"];
        };
        UploadsImported: {
            albums: {
                added_tracks: number;
                artists: Shapes["AlbumRef"][];
                artwork: Shapes["Artwork"] | null;
                id: number;
                image: string | null;
                name: string;
                plays_count: number;
                release_date: string | null;
                release_precision: ("year" | "month" | "day") | null;
                slug: string;
                type: "album" | "ep" | "single" | "compilation" | "live";
            }[];
            left_out: {
                entry_id: number;
                name: string;
                reason: string;
            }[];
        };
        User: {
            abilities: {
                delete: boolean;
                edit: boolean;
                sign_in_as: boolean;
                suspend: boolean;
            };
            avatar: string | null;
            country: string | null;
            created_at: string;
            direct_permissions: {
                name: string;
                restrictions: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            display_name: string;
            email: string;
            email_verified_at: string | null;
            first_name: string | null;
            has_password: boolean;
            id: number;
            language: string | null;
            last_login_at: string | null;
            last_name: string | null;
            permissions: {
                name: string;
                restrictions: {
                    name: string;
                    value: number | string | boolean;
                }[];
            }[];
            roles?: {
                id: number;
                name: string;
            }[];
            slug: string;
            social_profiles?: {
                service_name: string;
                username: string;
            }[];
            suspended_at: string | null;
            suspended_reason: string | null;
            suspended_until: string | null;
            timezone: string | null;
            tokens?: {
                created_at: string;
                expires_at: string | null;
                id: number;
                last_used_at: string | null;
                name: string;
                scope: "read" | "write";
            }[];
        };
        UserIds: {
            ids: number[];
        };
        UserResponse: {
            user: Shapes["User"] | Shapes["Profile"];
        };
        Users: {
            pagination: {
                data: Shapes["User"][];
                next_cursor: string | null;
                per_page: number;
                total: number;
            };
        };
        UsersChanged: {
            changed: number;
        };
        ValueLists: {
            countries?: {
                code: string;
                name: string;
            }[];
            localizations?: {
                language: string;
                name: string;
            }[];
            timezones?: {
                [key: string]: {
                    text: string;
                    value: string;
                }[];
            };
        };
        ValueListsInputOutput: {
            names: string[];
        };
        VerifyCaptcha: {
            token: string;
        };
        VerifyEmailInput: {
            email?: string;
            expires: number;
            id: number;
            signature: string;
        };
        VerifyEmailResponse: {
            bootstrapData: Shapes["BootstrapData"];
            /** @constant */
            verified: true;
        };
        WaveformResponse: {
            duration: number | null;
            waveform: string | null;
        };
        Workspace: {
            abilities: {
                artists: boolean;
                drafts: boolean;
                insights: boolean;
                members: boolean;
                own: boolean;
                publish: boolean;
                update: boolean;
            };
            id: number;
            image: string | null;
            members_count: number;
            name: string;
            role: Shapes["WorkspaceRole"] | null;
        };
        WorkspaceResponse: {
            workspace: Shapes["Workspace"];
        };
        WorkspaceRole: {
            description: string;
            id: number;
            key: ("owner" | "manager" | "contributor" | "viewer") | null;
            name: string;
        };
        WorkspaceRoles: {
            roles: {
                assignable: boolean;
                description: string;
                id: number;
                key: ("owner" | "manager" | "contributor" | "viewer") | null;
                name: string;
            }[];
        };
        Workspaces: {
            workspaces: Shapes["Workspace"][];
        };
    }

export type AccessToken = Shapes['AccessToken'];
export type AccessTokens = Shapes['AccessTokens'];
export type Activity = Shapes['Activity'];
export type ActivityPage = Shapes['ActivityPage'];
export type Ad = Shapes['Ad'];
export type AdImageStored = Shapes['AdImageStored'];
export type AdResponse = Shapes['AdResponse'];
export type AddMemberInput = Shapes['AddMemberInput'];
export type AddPriceInput = Shapes['AddPriceInput'];
export type AddTracks = Shapes['AddTracks'];
export type AddTracksOutput = Shapes['AddTracksOutput'];
export type Added = Shapes['Added'];
export type AddedResponse = Shapes['AddedResponse'];
export type Additions = Shapes['Additions'];
export type AdsResponse = Shapes['AdsResponse'];
export type Album = Shapes['Album'];
export type AlbumPage = Shapes['AlbumPage'];
export type AlbumRef = Shapes['AlbumRef'];
export type AlbumResponse = Shapes['AlbumResponse'];
export type AlbumSummary = Shapes['AlbumSummary'];
export type AnalyseAgain = Shapes['AnalyseAgain'];
export type AnalyseAgainResponse = Shapes['AnalyseAgainResponse'];
export type ArchivePrice = Shapes['ArchivePrice'];
export type Artist = Shapes['Artist'];
export type ArtistMembers = Shapes['ArtistMembers'];
export type ArtistPage = Shapes['ArtistPage'];
export type ArtistReport = Shapes['ArtistReport'];
export type ArtistResponse = Shapes['ArtistResponse'];
export type ArtistSummary = Shapes['ArtistSummary'];
export type Artwork = Shapes['Artwork'];
export type AssignRole = Shapes['AssignRole'];
export type AudioOverview = Shapes['AudioOverview'];
export type AuditActions = Shapes['AuditActions'];
export type AuditEvent = Shapes['AuditEvent'];
export type AuditEvents = Shapes['AuditEvents'];
export type AwaitedMusic = Shapes['AwaitedMusic'];
export type AwaitedPage = Shapes['AwaitedPage'];
export type BackstageRequest = Shapes['BackstageRequest'];
export type BootstrapData = Shapes['BootstrapData'];
export type BootstrapInput = Shapes['BootstrapInput'];
export type BrowseFolders = Shapes['BrowseFolders'];
export type ByArtist = Shapes['ByArtist'];
export type ByInvite = Shapes['ByInvite'];
export type ByInviteId = Shapes['ByInviteId'];
export type ByKind = Shapes['ByKind'];
export type ByMember = Shapes['ByMember'];
export type ByNotificationId = Shapes['ByNotificationId'];
export type ByPlaylist = Shapes['ByPlaylist'];
export type ByPlaylistInvite = Shapes['ByPlaylistInvite'];
export type ByTypeInput = Shapes['ByTypeInput'];
export type ByUndo = Shapes['ByUndo'];
export type ByUserId = Shapes['ByUserId'];
export type CancelSubscriptionInput = Shapes['CancelSubscriptionInput'];
export type CaptchaAnswer = Shapes['CaptchaAnswer'];
export type CaptchaChallenge = Shapes['CaptchaChallenge'];
export type ChangeEmailInput = Shapes['ChangeEmailInput'];
export type ChangePasswordInput = Shapes['ChangePasswordInput'];
export type ChangePlanInput = Shapes['ChangePlanInput'];
export type ChangePreview = Shapes['ChangePreview'];
export type ChangedOutput = Shapes['ChangedOutput'];
export type ChannelBySlug = Shapes['ChannelBySlug'];
export type ChannelContent = Shapes['ChannelContent'];
export type ChannelIds = Shapes['ChannelIds'];
export type ChannelItem = Shapes['ChannelItem'];
export type ChannelPage = Shapes['ChannelPage'];
export type ChannelResponse = Shapes['ChannelResponse'];
export type Checkout = Shapes['Checkout'];
export type CheckoutState = Shapes['CheckoutState'];
export type Collaboration = Shapes['Collaboration'];
export type Comparison = Shapes['Comparison'];
export type CompleteMultipartInput = Shapes['CompleteMultipartInput'];
export type ConfirmMissing = Shapes['ConfirmMissing'];
export type ConfirmPassword = Shapes['ConfirmPassword'];
export type ConnectInput = Shapes['ConnectInput'];
export type ConnectResponse = Shapes['ConnectResponse'];
export type ConnectionTest = Shapes['ConnectionTest'];
export type CreateAccessTokenInput = Shapes['CreateAccessTokenInput'];
export type CreateAlbumInput = Shapes['CreateAlbumInput'];
export type CreateArtistInput = Shapes['CreateArtistInput'];
export type CreateChannelInput = Shapes['CreateChannelInput'];
export type CreateFolderInput = Shapes['CreateFolderInput'];
export type CreateGenreInput = Shapes['CreateGenreInput'];
export type CreateInviteLink = Shapes['CreateInviteLink'];
export type CreateLibraryInput = Shapes['CreateLibraryInput'];
export type CreateLinkInput = Shapes['CreateLinkInput'];
export type CreateLocalizationInput = Shapes['CreateLocalizationInput'];
export type CreatePageInput = Shapes['CreatePageInput'];
export type CreatePlaylistFolderInput = Shapes['CreatePlaylistFolderInput'];
export type CreatePlaylistInput = Shapes['CreatePlaylistInput'];
export type CreateProductInput = Shapes['CreateProductInput'];
export type CreateRelease = Shapes['CreateRelease'];
export type CreateRoleInput = Shapes['CreateRoleInput'];
export type CreateTagInput = Shapes['CreateTagInput'];
export type CreateUserInput = Shapes['CreateUserInput'];
export type CreateWorkspaceInput = Shapes['CreateWorkspaceInput'];
export type CreatedAccessToken = Shapes['CreatedAccessToken'];
export type CreatedLink = Shapes['CreatedLink'];
export type Credit = Shapes['Credit'];
export type CurrentUser = Shapes['CurrentUser'];
export type CustomCode = Shapes['CustomCode'];
export type DataExport = Shapes['DataExport'];
export type DecideRequestInput = Shapes['DecideRequestInput'];
export type DeleteFilesInput = Shapes['DeleteFilesInput'];
export type DeleteGenre = Shapes['DeleteGenre'];
export type DeleteLibrary = Shapes['DeleteLibrary'];
export type DeleteLocalization = Shapes['DeleteLocalization'];
export type DeleteTag = Shapes['DeleteTag'];
export type DeleteUser = Shapes['DeleteUser'];
export type Deleted = Shapes['Deleted'];
export type Difference = Shapes['Difference'];
export type DiscardDraft = Shapes['DiscardDraft'];
export type DisconnectInput = Shapes['DisconnectInput'];
export type Done = Shapes['Done'];
export type DownloadAddress = Shapes['DownloadAddress'];
export type DownloadLink = Shapes['DownloadLink'];
export type DownloadSizes = Shapes['DownloadSizes'];
export type DownloadSizesResponse = Shapes['DownloadSizesResponse'];
export type DraftSaved = Shapes['DraftSaved'];
export type EditedChannel = Shapes['EditedChannel'];
export type EditedPage = Shapes['EditedPage'];
export type EditedResponse = Shapes['EditedResponse'];
export type EditedResponseOutput = Shapes['EditedResponseOutput'];
export type EndSubscriptionInput = Shapes['EndSubscriptionInput'];
export type Ended = Shapes['Ended'];
export type EntryPage = Shapes['EntryPage'];
export type EventList = Shapes['EventList'];
export type ExportFile = Shapes['ExportFile'];
export type ExtendSubscriptionInput = Shapes['ExtendSubscriptionInput'];
export type FailureGroup = Shapes['FailureGroup'];
export type FileEntry = Shapes['FileEntry'];
export type FileEntryResponse = Shapes['FileEntryResponse'];
export type FileForBucketInput = Shapes['FileForBucketInput'];
export type FileIds = Shapes['FileIds'];
export type FilePage = Shapes['FilePage'];
export type FilePageOutput = Shapes['FilePageOutput'];
export type FilePlaylist = Shapes['FilePlaylist'];
export type FilesImported = Shapes['FilesImported'];
export type FinishS3Input = Shapes['FinishS3Input'];
export type FinishTus = Shapes['FinishTus'];
export type FolderListing = Shapes['FolderListing'];
export type Folders = Shapes['Folders'];
export type Follow = Shapes['Follow'];
export type FollowState = Shapes['FollowState'];
export type FollowedArtistPage = Shapes['FollowedArtistPage'];
export type ForgetAwaited = Shapes['ForgetAwaited'];
export type ForgetEntries = Shapes['ForgetEntries'];
export type ForgetPlay = Shapes['ForgetPlay'];
export type ForgotPasswordInput = Shapes['ForgotPasswordInput'];
export type Forgotten = Shapes['Forgotten'];
export type Fragment = Shapes['Fragment'];
export type FullUserResponse = Shapes['FullUserResponse'];
export type Genre = Shapes['Genre'];
export type GenreBySlug = Shapes['GenreBySlug'];
export type GenreHits = Shapes['GenreHits'];
export type GenrePage = Shapes['GenrePage'];
export type GenreRef = Shapes['GenreRef'];
export type GenreResponse = Shapes['GenreResponse'];
export type GetMail = Shapes['GetMail'];
export type GetUser = Shapes['GetUser'];
export type GiveSubscriptionInput = Shapes['GiveSubscriptionInput'];
export type HandOver = Shapes['HandOver'];
export type HandedOver = Shapes['HandedOver'];
export type HistoryEntry = Shapes['HistoryEntry'];
export type HistoryPage = Shapes['HistoryPage'];
export type I18n = Shapes['I18n'];
export type ImportFailure = Shapes['ImportFailure'];
export type ImportFileInput = Shapes['ImportFileInput'];
export type ImportLibrary = Shapes['ImportLibrary'];
export type ImportLocalization = Shapes['ImportLocalization'];
export type ImportPage = Shapes['ImportPage'];
export type ImportResponse = Shapes['ImportResponse'];
export type ImportResponseOutput = Shapes['ImportResponseOutput'];
export type ImportRun = Shapes['ImportRun'];
export type ImportUploads = Shapes['ImportUploads'];
export type ImportsListFiles = Shapes['ImportsListFiles'];
export type Invitable = Shapes['Invitable'];
export type Invitation = Shapes['Invitation'];
export type InvitationResponse = Shapes['InvitationResponse'];
export type Invitations = Shapes['Invitations'];
export type Invite = Shapes['Invite'];
export type InviteByEmailInput = Shapes['InviteByEmailInput'];
export type InviteLink = Shapes['InviteLink'];
export type InviteLinkMade = Shapes['InviteLinkMade'];
export type InvitePerson = Shapes['InvitePerson'];
export type InviteResponse = Shapes['InviteResponse'];
export type Invites = Shapes['Invites'];
export type Invoice = Shapes['Invoice'];
export type InvoicePage = Shapes['InvoicePage'];
export type ItemsResponse = Shapes['ItemsResponse'];
export type Joined = Shapes['Joined'];
export type LandingArtists = Shapes['LandingArtists'];
export type LeftOut = Shapes['LeftOut'];
export type LeftOutFile = Shapes['LeftOutFile'];
export type Library = Shapes['Library'];
export type LibraryFile = Shapes['LibraryFile'];
export type LibraryImported = Shapes['LibraryImported'];
export type LibraryList = Shapes['LibraryList'];
export type LibraryReport = Shapes['LibraryReport'];
export type LibraryResponse = Shapes['LibraryResponse'];
export type LikeInput = Shapes['LikeInput'];
export type LikeState = Shapes['LikeState'];
export type LikedAlbumPage = Shapes['LikedAlbumPage'];
export type LikedAmong = Shapes['LikedAmong'];
export type LikedIds = Shapes['LikedIds'];
export type LikedTrackPage = Shapes['LikedTrackPage'];
export type LinePage = Shapes['LinePage'];
export type ListActivityInput = Shapes['ListActivityInput'];
export type ListAdditions = Shapes['ListAdditions'];
export type ListAlbumsInput = Shapes['ListAlbumsInput'];
export type ListArtistsInput = Shapes['ListArtistsInput'];
export type ListAuditEventsInput = Shapes['ListAuditEventsInput'];
export type ListAwaitedInput = Shapes['ListAwaitedInput'];
export type ListChannelsInput = Shapes['ListChannelsInput'];
export type ListEntriesInput = Shapes['ListEntriesInput'];
export type ListEventsInput = Shapes['ListEventsInput'];
export type ListFilesInput = Shapes['ListFilesInput'];
export type ListFolders = Shapes['ListFolders'];
export type ListFollowedArtistsInput = Shapes['ListFollowedArtistsInput'];
export type ListGenresInput = Shapes['ListGenresInput'];
export type ListHistoryInput = Shapes['ListHistoryInput'];
export type ListImportsInput = Shapes['ListImportsInput'];
export type ListInvitableInput = Shapes['ListInvitableInput'];
export type ListInvoicesInput = Shapes['ListInvoicesInput'];
export type ListLikedAlbumsInput = Shapes['ListLikedAlbumsInput'];
export type ListLikedTracksInput = Shapes['ListLikedTracksInput'];
export type ListLocalizations = Shapes['ListLocalizations'];
export type ListMailsInput = Shapes['ListMailsInput'];
export type ListManagedAlbumsInput = Shapes['ListManagedAlbumsInput'];
export type ListManagedArtistsInput = Shapes['ListManagedArtistsInput'];
export type ListManagedLyricsInput = Shapes['ListManagedLyricsInput'];
export type ListManagedPlaylistsInput = Shapes['ListManagedPlaylistsInput'];
export type ListManagedTracksInput = Shapes['ListManagedTracksInput'];
export type ListMembersInput = Shapes['ListMembersInput'];
export type ListMessagesInput = Shapes['ListMessagesInput'];
export type ListNotificationsInput = Shapes['ListNotificationsInput'];
export type ListOfArtistInput = Shapes['ListOfArtistInput'];
export type ListOfGenreInput = Shapes['ListOfGenreInput'];
export type ListOfTagInput = Shapes['ListOfTagInput'];
export type ListOriginalsInput = Shapes['ListOriginalsInput'];
export type ListOwnPlaylistsInput = Shapes['ListOwnPlaylistsInput'];
export type ListPagesInput = Shapes['ListPagesInput'];
export type ListPlacesInput = Shapes['ListPlacesInput'];
export type ListPlaylistsInput = Shapes['ListPlaylistsInput'];
export type ListRequestsInput = Shapes['ListRequestsInput'];
export type ListSavedViews = Shapes['ListSavedViews'];
export type ListServices = Shapes['ListServices'];
export type ListSettings = Shapes['ListSettings'];
export type ListSubscriptionsInput = Shapes['ListSubscriptionsInput'];
export type ListTagsInput = Shapes['ListTagsInput'];
export type ListTracksInput = Shapes['ListTracksInput'];
export type ListUserPlaylistsInput = Shapes['ListUserPlaylistsInput'];
export type ListUsersInput = Shapes['ListUsersInput'];
export type ListedChannel = Shapes['ListedChannel'];
export type ListedPage = Shapes['ListedPage'];
export type Localization = Shapes['Localization'];
export type LocalizationFile = Shapes['LocalizationFile'];
export type LocalizationLine = Shapes['LocalizationLine'];
export type LocalizationResponse = Shapes['LocalizationResponse'];
export type LocalizationsResponse = Shapes['LocalizationsResponse'];
export type LocateDownloadInput = Shapes['LocateDownloadInput'];
export type LoggedMail = Shapes['LoggedMail'];
export type LoginInput = Shapes['LoginInput'];
export type LoginResponse = Shapes['LoginResponse'];
export type LookCheck = Shapes['LookCheck'];
export type LookEditor = Shapes['LookEditor'];
export type LookFont = Shapes['LookFont'];
export type LookFontStored = Shapes['LookFontStored'];
export type LookFonts = Shapes['LookFonts'];
export type LookImageStored = Shapes['LookImageStored'];
export type LookRevision = Shapes['LookRevision'];
export type LookTheme = Shapes['LookTheme'];
export type LookThemeInput = Shapes['LookThemeInput'];
export type Lyrics = Shapes['Lyrics'];
export type LyricsHits = Shapes['LyricsHits'];
export type LyricsOfTrack = Shapes['LyricsOfTrack'];
export type LyricsResponse = Shapes['LyricsResponse'];
export type MailPage = Shapes['MailPage'];
export type MailResponse = Shapes['MailResponse'];
export type MailWords = Shapes['MailWords'];
export type ManagedAlbum = Shapes['ManagedAlbum'];
export type ManagedAlbumPage = Shapes['ManagedAlbumPage'];
export type ManagedArtist = Shapes['ManagedArtist'];
export type ManagedArtistPage = Shapes['ManagedArtistPage'];
export type ManagedInvoice = Shapes['ManagedInvoice'];
export type ManagedInvoicePage = Shapes['ManagedInvoicePage'];
export type ManagedLyrics = Shapes['ManagedLyrics'];
export type ManagedLyricsPage = Shapes['ManagedLyricsPage'];
export type ManagedPlaylistPage = Shapes['ManagedPlaylistPage'];
export type ManagedPrice = Shapes['ManagedPrice'];
export type ManagedProduct = Shapes['ManagedProduct'];
export type ManagedProducts = Shapes['ManagedProducts'];
export type ManagedSubscription = Shapes['ManagedSubscription'];
export type ManagedTrack = Shapes['ManagedTrack'];
export type ManagedTrackPage = Shapes['ManagedTrackPage'];
export type MarkAsReadInput = Shapes['MarkAsReadInput'];
export type Member = Shapes['Member'];
export type MemberOutput = Shapes['MemberOutput'];
export type Members = Shapes['Members'];
export type MembersOutput = Shapes['MembersOutput'];
export type MenuChoices = Shapes['MenuChoices'];
export type MergeGenres = Shapes['MergeGenres'];
export type MergeTags = Shapes['MergeTags'];
export type Message = Shapes['Message'];
export type MoveTracks = Shapes['MoveTracks'];
export type MultipartAborted = Shapes['MultipartAborted'];
export type MultipartCompleted = Shapes['MultipartCompleted'];
export type MultipartCreated = Shapes['MultipartCreated'];
export type MultipartUploadInput = Shapes['MultipartUploadInput'];
export type NewReleases = Shapes['NewReleases'];
export type Notification = Shapes['Notification'];
export type NotificationLine = Shapes['NotificationLine'];
export type NotificationPage = Shapes['NotificationPage'];
export type OneGenre = Shapes['OneGenre'];
export type Order = Shapes['Order'];
export type OrderTracks = Shapes['OrderTracks'];
export type Original = Shapes['Original'];
export type OriginalPage = Shapes['OriginalPage'];
export type Orphan = Shapes['Orphan'];
export type OrphanEnded = Shapes['OrphanEnded'];
export type OrphanInputOutput = Shapes['OrphanInputOutput'];
export type OrphanList = Shapes['OrphanList'];
export type Overview = Shapes['Overview'];
export type OwnArtist = Shapes['OwnArtist'];
export type OwnArtists = Shapes['OwnArtists'];
export type OwnPlaylist = Shapes['OwnPlaylist'];
export type OwnPlaylistPage = Shapes['OwnPlaylistPage'];
export type OwnRequests = Shapes['OwnRequests'];
export type Page = Shapes['Page'];
export type PageBySlug = Shapes['PageBySlug'];
export type PageIds = Shapes['PageIds'];
export type PagePage = Shapes['PagePage'];
export type PageResponse = Shapes['PageResponse'];
export type PagesSeoInput = Shapes['PagesSeoInput'];
export type PermissionInfo = Shapes['PermissionInfo'];
export type PermissionList = Shapes['PermissionList'];
export type PersonInvited = Shapes['PersonInvited'];
export type Pin = Shapes['Pin'];
export type PinState = Shapes['PinState'];
export type Pins = Shapes['Pins'];
export type PlacePage = Shapes['PlacePage'];
export type PlacePlaylist = Shapes['PlacePlaylist'];
export type PlacesChanged = Shapes['PlacesChanged'];
export type PlanChoiceInput = Shapes['PlanChoiceInput'];
export type Playlist = Shapes['Playlist'];
export type PlaylistEntry = Shapes['PlaylistEntry'];
export type PlaylistFile = Shapes['PlaylistFile'];
export type PlaylistFiled = Shapes['PlaylistFiled'];
export type PlaylistFolder = Shapes['PlaylistFolder'];
export type PlaylistFolderDeleted = Shapes['PlaylistFolderDeleted'];
export type PlaylistFolderResponse = Shapes['PlaylistFolderResponse'];
export type PlaylistFolders = Shapes['PlaylistFolders'];
export type PlaylistInvitation = Shapes['PlaylistInvitation'];
export type PlaylistInvitationResponse = Shapes['PlaylistInvitationResponse'];
export type PlaylistJoined = Shapes['PlaylistJoined'];
export type PlaylistPage = Shapes['PlaylistPage'];
export type PlaylistPlaced = Shapes['PlaylistPlaced'];
export type PlaylistResponse = Shapes['PlaylistResponse'];
export type PlaylistSummary = Shapes['PlaylistSummary'];
export type Presigned = Shapes['Presigned'];
export type PreviewAs = Shapes['PreviewAs'];
export type PreviewChannelInput = Shapes['PreviewChannelInput'];
export type PreviewResponse = Shapes['PreviewResponse'];
export type PreviewRulesInput = Shapes['PreviewRulesInput'];
export type Price = Shapes['Price'];
export type Product = Shapes['Product'];
export type ProductPage = Shapes['ProductPage'];
export type ProductResponse = Shapes['ProductResponse'];
export type Profile = Shapes['Profile'];
export type ProviderEvent = Shapes['ProviderEvent'];
export type PublishLookInput = Shapes['PublishLookInput'];
export type PutLyricsInput = Shapes['PutLyricsInput'];
export type RadioInput = Shapes['RadioInput'];
export type RadioResponse = Shapes['RadioResponse'];
export type ReadRules = Shapes['ReadRules'];
export type Reconciled = Shapes['Reconciled'];
export type RecordPlayInput = Shapes['RecordPlayInput'];
export type RecordPlayResponse = Shapes['RecordPlayResponse'];
export type RefundInvoiceInput = Shapes['RefundInvoiceInput'];
export type RefundResponse = Shapes['RefundResponse'];
export type RegisterInput = Shapes['RegisterInput'];
export type RegisterResponse = Shapes['RegisterResponse'];
export type Release = Shapes['Release'];
export type ReleaseList = Shapes['ReleaseList'];
export type ReleaseResponse = Shapes['ReleaseResponse'];
export type ReleaseSummary = Shapes['ReleaseSummary'];
export type ReleaseTrack = Shapes['ReleaseTrack'];
export type RemoveLyrics = Shapes['RemoveLyrics'];
export type RemoveMember = Shapes['RemoveMember'];
export type RemovePlaylistMember = Shapes['RemovePlaylistMember'];
export type Removed = Shapes['Removed'];
export type RemovedOutput = Shapes['RemovedOutput'];
export type RenamePlaylistFolderInput = Shapes['RenamePlaylistFolderInput'];
export type ReplaceFile = Shapes['ReplaceFile'];
export type Report = Shapes['Report'];
export type ReportPart = Shapes['ReportPart'];
export type ReportResponse = Shapes['ReportResponse'];
export type ReportTrack = Shapes['ReportTrack'];
export type RequestPage = Shapes['RequestPage'];
export type RequestResponse = Shapes['RequestResponse'];
export type ResendMail = Shapes['ResendMail'];
export type ResentMail = Shapes['ResentMail'];
export type ResetLink = Shapes['ResetLink'];
export type ResetLinkState = Shapes['ResetLinkState'];
export type ResetPasswordInput = Shapes['ResetPasswordInput'];
export type RestoreRevision = Shapes['RestoreRevision'];
export type RetryFailures = Shapes['RetryFailures'];
export type Revenue = Shapes['Revenue'];
export type RevenueInputOutput = Shapes['RevenueInputOutput'];
export type RevenueOfCurrency = Shapes['RevenueOfCurrency'];
export type RevisionInput = Shapes['RevisionInput'];
export type RevisionResponse = Shapes['RevisionResponse'];
export type RevokeInviteLink = Shapes['RevokeInviteLink'];
export type Role = Shapes['Role'];
export type RoleResponse = Shapes['RoleResponse'];
export type Roles = Shapes['Roles'];
export type RulesFile = Shapes['RulesFile'];
export type RulesPreview = Shapes['RulesPreview'];
export type RulesRead = Shapes['RulesRead'];
export type SaveDraftInput = Shapes['SaveDraftInput'];
export type SaveViewInput = Shapes['SaveViewInput'];
export type SavedView = Shapes['SavedView'];
export type SavedViews = Shapes['SavedViews'];
export type SearchGenresInput = Shapes['SearchGenresInput'];
export type SearchItemsInput = Shapes['SearchItemsInput'];
export type SearchLyricsInput = Shapes['SearchLyricsInput'];
export type SearchResponse = Shapes['SearchResponse'];
export type SearchSearchInput = Shapes['SearchSearchInput'];
export type SearchSuggestInput = Shapes['SearchSuggestInput'];
export type SendMessageInput = Shapes['SendMessageInput'];
export type SendSystemMessageInput = Shapes['SendSystemMessageInput'];
export type SendVerificationInput = Shapes['SendVerificationInput'];
export type Seo = Shapes['Seo'];
export type ServicesResponse = Shapes['ServicesResponse'];
export type Session = Shapes['Session'];
export type Sessions = Shapes['Sessions'];
export type SetAvatar = Shapes['SetAvatar'];
export type SetCover = Shapes['SetCover'];
export type SetImage = Shapes['SetImage'];
export type SetLocale = Shapes['SetLocale'];
export type SetMemberRole = Shapes['SetMemberRole'];
export type SetMemberRoleOutput = Shapes['SetMemberRoleOutput'];
export type SetPlaylistCover = Shapes['SetPlaylistCover'];
export type SetPortraitInput = Shapes['SetPortraitInput'];
export type SettingView = Shapes['SettingView'];
export type SettingsResponse = Shapes['SettingsResponse'];
export type SettleEntries = Shapes['SettleEntries'];
export type SignPartsInput = Shapes['SignPartsInput'];
export type SignedParts = Shapes['SignedParts'];
export type SimilarArtists = Shapes['SimilarArtists'];
export type SiteReport = Shapes['SiteReport'];
export type SiteReportResponse = Shapes['SiteReportResponse'];
export type Source = Shapes['Source'];
export type SourcesInput = Shapes['SourcesInput'];
export type SourcesResponse = Shapes['SourcesResponse'];
export type StartImport = Shapes['StartImport'];
export type StoreAdImage = Shapes['StoreAdImage'];
export type StoreLookFont = Shapes['StoreLookFont'];
export type SubscribeBrowser = Shapes['SubscribeBrowser'];
export type Subscription = Shapes['Subscription'];
export type SubscriptionPage = Shapes['SubscriptionPage'];
export type SubscriptionResponse = Shapes['SubscriptionResponse'];
export type Subscriptions = Shapes['Subscriptions'];
export type SuggestResponse = Shapes['SuggestResponse'];
export type Suggestion = Shapes['Suggestion'];
export type SuspendUsersInput = Shapes['SuspendUsersInput'];
export type SyncInput = Shapes['SyncInput'];
export type Tag = Shapes['Tag'];
export type TagBySlug = Shapes['TagBySlug'];
export type TagPage = Shapes['TagPage'];
export type TagResponse = Shapes['TagResponse'];
export type TestMail = Shapes['TestMail'];
export type TestScanner = Shapes['TestScanner'];
export type TestSocial = Shapes['TestSocial'];
export type Theme = Shapes['Theme'];
export type Track = Shapes['Track'];
export type TrackArtist = Shapes['TrackArtist'];
export type TrackCountResponse = Shapes['TrackCountResponse'];
export type TrackIdsInput = Shapes['TrackIdsInput'];
export type TrackIdsResponse = Shapes['TrackIdsResponse'];
export type TrackIndexInput = Shapes['TrackIndexInput'];
export type TrackIndexResponse = Shapes['TrackIndexResponse'];
export type TrackPage = Shapes['TrackPage'];
export type TrackResponse = Shapes['TrackResponse'];
export type TrackSummary = Shapes['TrackSummary'];
export type TracksByIds = Shapes['TracksByIds'];
export type TracksResponse = Shapes['TracksResponse'];
export type Trashed = Shapes['Trashed'];
export type Unlike = Shapes['Unlike'];
export type Unread = Shapes['Unread'];
export type Unsubscribe = Shapes['Unsubscribe'];
export type UnsubscribeBrowser = Shapes['UnsubscribeBrowser'];
export type Unsubscribed = Shapes['Unsubscribed'];
export type UpdateAdInput = Shapes['UpdateAdInput'];
export type UpdateAlbumInput = Shapes['UpdateAlbumInput'];
export type UpdateAlbumsInput = Shapes['UpdateAlbumsInput'];
export type UpdateArtistInput = Shapes['UpdateArtistInput'];
export type UpdateArtists = Shapes['UpdateArtists'];
export type UpdateChannelInput = Shapes['UpdateChannelInput'];
export type UpdateFileInput = Shapes['UpdateFileInput'];
export type UpdateGenreInput = Shapes['UpdateGenreInput'];
export type UpdateLibraryInput = Shapes['UpdateLibraryInput'];
export type UpdateLocalizationInput = Shapes['UpdateLocalizationInput'];
export type UpdateMessages = Shapes['UpdateMessages'];
export type UpdatePageInput = Shapes['UpdatePageInput'];
export type UpdatePlaylistInput = Shapes['UpdatePlaylistInput'];
export type UpdateProductInput = Shapes['UpdateProductInput'];
export type UpdateRoleInput = Shapes['UpdateRoleInput'];
export type UpdateSettings = Shapes['UpdateSettings'];
export type UpdateSubscriptions = Shapes['UpdateSubscriptions'];
export type UpdateTagInput = Shapes['UpdateTagInput'];
export type UpdateTrackInput = Shapes['UpdateTrackInput'];
export type UpdateTracksInput = Shapes['UpdateTracksInput'];
export type UpdateUserInput = Shapes['UpdateUserInput'];
export type UpdateWorkspaceInput = Shapes['UpdateWorkspaceInput'];
export type UploadRules = Shapes['UploadRules'];
export type UploadRulesResponse = Shapes['UploadRulesResponse'];
export type UploadedFile = Shapes['UploadedFile'];
export type UploadedParts = Shapes['UploadedParts'];
export type UploadsImported = Shapes['UploadsImported'];
export type User = Shapes['User'];
export type UserIds = Shapes['UserIds'];
export type UserResponse = Shapes['UserResponse'];
export type Users = Shapes['Users'];
export type UsersChanged = Shapes['UsersChanged'];
export type ValueLists = Shapes['ValueLists'];
export type ValueListsInputOutput = Shapes['ValueListsInputOutput'];
export type VerifyCaptcha = Shapes['VerifyCaptcha'];
export type VerifyEmailInput = Shapes['VerifyEmailInput'];
export type VerifyEmailResponse = Shapes['VerifyEmailResponse'];
export type WaveformResponse = Shapes['WaveformResponse'];
export type Workspace = Shapes['Workspace'];
export type WorkspaceResponse = Shapes['WorkspaceResponse'];
export type WorkspaceRole = Shapes['WorkspaceRole'];
export type WorkspaceRoles = Shapes['WorkspaceRoles'];
export type Workspaces = Shapes['Workspaces'];

/** The shapes as other generators of OpenAPI name them: `components['schemas']['Album']`. */
export interface components {
  schemas: Shapes;
}

/** The documented REST contract as types: what each path takes and answers. */
export interface RestCalls {
  'GET audit-events': { params: never; query: Shapes['RestGetAuditEventsQuery']; body: never; answer: Shapes['AuditEvents'] };
  'GET audit-events/actions': { params: never; query: never; body: never; answer: Shapes['AuditActions'] };
  'GET file-entries': { params: never; query: Shapes['RestGetFileEntriesQuery']; body: never; answer: Shapes['FilePage'] };
  'GET file-entries/folders': { params: never; query: Shapes['RestGetFileEntriesFoldersQuery']; body: never; answer: Shapes['Folders'] };
  'GET file-entries/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['FileEntryResponse'] };
  'PUT file-entries/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutFileEntriesIdBody']; answer: Shapes['FileEntryResponse'] };
  'POST file-entries/folders': { params: never; query: never; body: Shapes['CreateFolderInput']; answer: Shapes['FileEntryResponse'] };
  'POST file-entries/delete': { params: never; query: never; body: Shapes['RestPostFileEntriesDeleteBody']; answer: Shapes['ChangedOutput'] };
  'POST file-entries/restore': { params: never; query: never; body: Shapes['FileIds']; answer: Shapes['ChangedOutput'] };
  'GET localizations': { params: never; query: never; body: never; answer: Shapes['LocalizationsResponse'] };
  'POST localizations': { params: never; query: never; body: Shapes['CreateLocalizationInput']; answer: Shapes['LocalizationResponse'] };
  'PUT localizations/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutLocalizationsIdBody']; answer: Shapes['LocalizationResponse'] };
  'DELETE localizations/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET localizations/{id}/lines': { params: { id: string | number }; query: Shapes['RestGetLocalizationsIdLinesQuery']; body: never; answer: Shapes['LinePage'] };
  'PUT localizations/{id}/lines': { params: { id: string | number }; query: never; body: Shapes['RestPutLocalizationsIdLinesBody']; answer: Shapes['LocalizationResponse'] };
  'GET localizations/{id}/export': { params: { id: string | number }; query: never; body: never; answer: Shapes['LocalizationFile'] };
  'POST localizations/{id}/import': { params: { id: string | number }; query: never; body: Shapes['RestPostLocalizationsIdImportBody']; answer: Shapes['ImportResponseOutput'] };
  'GET access-tokens': { params: never; query: never; body: never; answer: Shapes['AccessTokens'] };
  'POST access-tokens': { params: never; query: never; body: Shapes['CreateAccessTokenInput']; answer: Shapes['CreatedAccessToken'] };
  'DELETE access-tokens/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'POST auth/login': { params: never; query: never; body: Shapes['LoginInput']; answer: Shapes['LoginResponse'] };
  'POST auth/logout': { params: never; query: never; body: never; answer: Shapes['LoginResponse'] };
  'POST auth/register': { params: never; query: never; body: Shapes['RegisterInput']; answer: Shapes['RegisterResponse'] };
  'POST auth/forgot-password': { params: never; query: never; body: Shapes['ForgotPasswordInput']; answer: Shapes['Message'] };
  'POST auth/reset-password': { params: never; query: never; body: Shapes['ResetPasswordInput']; answer: Shapes['Message'] };
  'POST auth/email/verification-notification': { params: never; query: never; body: Shapes['SendVerificationInput']; answer: Shapes['Message'] };
  'POST auth/email/verify': { params: never; query: never; body: Shapes['VerifyEmailInput']; answer: Shapes['VerifyEmailResponse'] };
  'POST auth/confirm-password': { params: never; query: never; body: Shapes['ConfirmPassword']; answer: Shapes['Done'] };
  'POST users/me/email': { params: never; query: never; body: Shapes['ChangeEmailInput']; answer: Shapes['Message'] };
  'POST users/me/password/change': { params: never; query: never; body: Shapes['ChangePasswordInput']; answer: Shapes['Done'] };
  'GET users/me/sessions': { params: never; query: never; body: never; answer: Shapes['Sessions'] };
  'DELETE users/me/sessions/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'DELETE users/me/sessions': { params: never; query: never; body: never; answer: Shapes['Ended'] };
  'GET human-check': { params: never; query: never; body: never; answer: Shapes['CaptchaChallenge'] };
  'POST recaptcha/verify': { params: never; query: never; body: Shapes['VerifyCaptcha']; answer: Shapes['CaptchaAnswer'] };
  'GET bootstrap-data': { params: never; query: never; body: never; answer: Shapes['RestGetBootstrapDataAnswer'] };
  'GET notifications': { params: never; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['NotificationPage'] };
  'GET notifications/unread': { params: never; query: never; body: never; answer: Shapes['Unread'] };
  'POST notifications/mark-as-read': { params: never; query: never; body: Shapes['RestPostNotificationsMarkAsReadBody']; answer: Shapes['Unread'] };
  'DELETE notifications/{notification}': { params: { notification: string | number }; query: never; body: never; answer: Shapes['Unread'] };
  'GET notifications/me/subscriptions': { params: never; query: never; body: never; answer: Shapes['Subscriptions'] };
  'PUT notifications/me/subscriptions': { params: never; query: never; body: Shapes['UpdateSubscriptions']; answer: Shapes['Subscriptions'] };
  'POST notifications/me/mute': { params: never; query: never; body: Shapes['ByKind']; answer: Shapes['Subscriptions'] };
  'POST notifications/unsubscribe': { params: never; query: never; body: Shapes['Unsubscribe']; answer: Shapes['Unsubscribed'] };
  'POST notifications/system-messages': { params: never; query: never; body: Shapes['SendSystemMessageInput']; answer: Shapes['Done'] };
  'GET roles': { params: never; query: Shapes['RestGetRolesQuery']; body: never; answer: Shapes['Roles'] };
  'GET permissions': { params: never; query: Shapes['RestGetRolesQuery']; body: never; answer: Shapes['PermissionList'] };
  'GET roles/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['RoleResponse'] };
  'GET roles/{id}/members': { params: { id: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['Members'] };
  'POST roles': { params: never; query: never; body: Shapes['CreateRoleInput']; answer: Shapes['RoleResponse'] };
  'PUT roles/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutRolesIdBody']; answer: Shapes['RoleResponse'] };
  'DELETE roles/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET secure/auth/social': { params: never; query: never; body: never; answer: Shapes['ServicesResponse'] };
  'POST secure/auth/social/connect': { params: never; query: never; body: Shapes['ConnectInput']; answer: Shapes['ConnectResponse'] };
  'POST secure/auth/social/{service}/disconnect': { params: { service: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET users/{id}': { params: { id: string | number }; query: Shapes['RestGetUsersIdQuery']; body: never; answer: Shapes['UserResponse'] };
  'PUT users/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutUsersIdBody']; answer: Shapes['FullUserResponse'] };
  'DELETE users/{id}': { params: { id: string | number }; query: Shapes['RestDeleteUsersIdQuery']; body: never; answer: Shapes['Done'] };
  'POST users/{id}/avatar': { params: { id: string | number }; query: never; body: Shapes['RestPostUsersIdAvatarBody']; answer: Shapes['FullUserResponse'] };
  'DELETE users/{id}/avatar': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'POST users/me/locale': { params: never; query: never; body: Shapes['SetLocale']; answer: Shapes['Done'] };
  'GET users/me/export': { params: never; query: never; body: never; answer: Shapes['DataExport'] };
  'POST users/me/export': { params: never; query: never; body: never; answer: Shapes['DataExport'] };
  'POST users/me/export/link': { params: never; query: never; body: never; answer: Shapes['DownloadLink'] };
  'GET users': { params: never; query: Shapes['RestGetUsersQuery']; body: never; answer: Shapes['Users'] };
  'POST users': { params: never; query: never; body: Shapes['CreateUserInput']; answer: Shapes['FullUserResponse'] };
  'POST users/suspend': { params: never; query: never; body: Shapes['SuspendUsersInput']; answer: Shapes['UsersChanged'] };
  'POST users/unsuspend': { params: never; query: never; body: Shapes['UserIds']; answer: Shapes['UsersChanged'] };
  'POST users/assign-role': { params: never; query: never; body: Shapes['AssignRole']; answer: Shapes['UsersChanged'] };
  'POST users/resend-verification': { params: never; query: never; body: Shapes['UserIds']; answer: Shapes['UsersChanged'] };
  'POST users/remove': { params: never; query: never; body: Shapes['UserIds']; answer: Shapes['UsersChanged'] };
  'POST users/{id}/sign-in-as': { params: { id: string | number }; query: never; body: never; answer: Shapes['LoginResponse'] };
  'GET albums': { params: never; query: Shapes['RestGetAlbumsQuery']; body: never; answer: Shapes['AlbumPage'] };
  'GET albums/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['AlbumResponse'] };
  'GET albums/managed': { params: never; query: Shapes['RestGetAlbumsManagedQuery']; body: never; answer: Shapes['ManagedAlbumPage'] };
  'POST albums/update': { params: never; query: never; body: Shapes['UpdateAlbumsInput']; answer: Shapes['Removed'] };
  'POST albums/trash': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Removed'] };
  'POST albums/restore': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Removed'] };
  'POST albums': { params: never; query: never; body: Shapes['CreateAlbumInput']; answer: Shapes['AlbumResponse'] };
  'PUT albums/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutAlbumsIdBody']; answer: Shapes['AlbumResponse'] };
  'DELETE albums/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET artists/{id}/albums': { params: { id: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['AlbumPage'] };
  'GET artists': { params: never; query: Shapes['RestGetArtistsQuery']; body: never; answer: Shapes['ArtistPage'] };
  'GET artists/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['ArtistResponse'] };
  'GET artists/{id}/similar': { params: { id: string | number }; query: never; body: never; answer: Shapes['SimilarArtists'] };
  'GET artists/managed': { params: never; query: Shapes['RestGetArtistsManagedQuery']; body: never; answer: Shapes['ManagedArtistPage'] };
  'POST artists/update': { params: never; query: never; body: Shapes['UpdateArtists']; answer: Shapes['Removed'] };
  'POST artists/remove': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Deleted'] };
  'POST artists': { params: never; query: never; body: Shapes['CreateArtistInput']; answer: Shapes['ArtistResponse'] };
  'PUT artists/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutArtistsIdBody']; answer: Shapes['ArtistResponse'] };
  'DELETE artists/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET genres': { params: never; query: Shapes['RestGetGenresQuery']; body: never; answer: Shapes['GenrePage'] };
  'GET search/genres': { params: never; query: Shapes['RestGetSearchGenresQuery']; body: never; answer: Shapes['GenreHits'] };
  'GET genres/{genre}': { params: { genre: string | number }; query: never; body: never; answer: Shapes['GenreResponse'] };
  'GET genres/{genre}/albums': { params: { genre: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['AlbumPage'] };
  'GET genres/{genre}/tracks': { params: { genre: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['LikedTrackPage'] };
  'POST genres/merge': { params: never; query: never; body: Shapes['MergeGenres']; answer: Shapes['OneGenre'] };
  'POST genres/remove': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Deleted'] };
  'POST genres': { params: never; query: never; body: Shapes['CreateGenreInput']; answer: Shapes['OneGenre'] };
  'PUT genres/{genre}': { params: { genre: string | number }; query: never; body: Shapes['CreateGenreInput']; answer: Shapes['OneGenre'] };
  'DELETE genres/{genre}': { params: { genre: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET imports': { params: never; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['ImportPage'] };
  'GET imports/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['ImportResponse'] };
  'POST imports': { params: never; query: never; body: Shapes['StartImport']; answer: Shapes['ImportResponse'] };
  'POST imports/{id}/confirm': { params: { id: string | number }; query: never; body: never; answer: Shapes['ImportResponse'] };
  'POST imports/{id}/cancel': { params: { id: string | number }; query: never; body: never; answer: Shapes['ImportResponse'] };
  'GET libraries': { params: never; query: never; body: never; answer: Shapes['LibraryList'] };
  'POST libraries': { params: never; query: never; body: Shapes['CreateLibraryInput']; answer: Shapes['LibraryResponse'] };
  'GET libraries/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['LibraryResponse'] };
  'PUT libraries/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutLibrariesIdBody']; answer: Shapes['LibraryResponse'] };
  'DELETE libraries/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'POST libraries/{id}/import': { params: { id: string | number }; query: never; body: never; answer: Shapes['ImportResponse'] };
  'POST libraries/{id}/retry': { params: { id: string | number }; query: never; body: Shapes['RestPostLibrariesIdRetryBody']; answer: Shapes['ImportResponse'] };
  'GET libraries/{id}/report': { params: { id: string | number }; query: never; body: never; answer: Shapes['LibraryReport'] };
  'GET libraries/{id}/files': { params: { id: string | number }; query: Shapes['RestGetLibrariesIdFilesQuery']; body: never; answer: Shapes['FilePageOutput'] };
  'GET library-folders': { params: never; query: Shapes['RestGetLibraryFoldersQuery']; body: never; answer: Shapes['FolderListing'] };
  'GET tracks/{id}/lyrics': { params: { id: string | number }; query: never; body: never; answer: Shapes['LyricsResponse'] };
  'GET search/lyrics': { params: never; query: Shapes['RestGetSearchLyricsQuery']; body: never; answer: Shapes['LyricsHits'] };
  'GET lyrics': { params: never; query: Shapes['RestGetLyricsQuery']; body: never; answer: Shapes['ManagedLyricsPage'] };
  'POST lyrics/remove': { params: never; query: never; body: Shapes['RemoveLyrics']; answer: Shapes['Deleted'] };
  'PUT tracks/{id}/lyrics': { params: { id: string | number }; query: never; body: Shapes['RestPutTracksIdLyricsBody']; answer: Shapes['LyricsResponse'] };
  'DELETE tracks/{id}/lyrics': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET search': { params: never; query: Shapes['RestGetSearchQuery']; body: never; answer: Shapes['SearchResponse'] };
  'GET search/suggest': { params: never; query: Shapes['RestGetSearchSuggestQuery']; body: never; answer: Shapes['SuggestResponse'] };
  'GET tracks/{id}/sources': { params: { id: string | number }; query: Shapes['RestGetTracksIdSourcesQuery']; body: never; answer: Shapes['SourcesResponse'] };
  'GET audio': { params: never; query: never; body: never; answer: Shapes['AudioOverview'] };
  'GET audio/files': { params: never; query: Shapes['RestGetAudioFilesQuery']; body: never; answer: Shapes['OriginalPage'] };
  'POST audio/analyse': { params: never; query: never; body: Shapes['RestPostAudioAnalyseBody']; answer: Shapes['AnalyseAgainResponse'] };
  'GET tags': { params: never; query: Shapes['RestGetTagsQuery']; body: never; answer: Shapes['TagPage'] };
  'GET tags/{tag}': { params: { tag: string | number }; query: never; body: never; answer: Shapes['TagResponse'] };
  'GET tags/{tag}/tracks': { params: { tag: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['LikedTrackPage'] };
  'POST tags/merge': { params: never; query: never; body: Shapes['MergeTags']; answer: Shapes['TagResponse'] };
  'POST tags/remove': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Deleted'] };
  'POST tags': { params: never; query: never; body: Shapes['CreateTagInput']; answer: Shapes['TagResponse'] };
  'PUT tags/{tag}': { params: { tag: string | number }; query: never; body: Shapes['CreateTagInput']; answer: Shapes['TagResponse'] };
  'DELETE tags/{tag}': { params: { tag: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET artists/{id}/tracks': { params: { id: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['LikedTrackPage'] };
  'GET tracks/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['TrackResponse'] };
  'GET tracks/{id}/waveform': { params: { id: string | number }; query: never; body: never; answer: Shapes['WaveformResponse'] };
  'GET tracks/managed': { params: never; query: Shapes['RestGetTracksManagedQuery']; body: never; answer: Shapes['ManagedTrackPage'] };
  'POST tracks/update': { params: never; query: never; body: Shapes['UpdateTracksInput']; answer: Shapes['Removed'] };
  'POST tracks/trash': { params: never; query: never; body: Shapes['TracksByIds']; answer: Shapes['Removed'] };
  'POST tracks/restore': { params: never; query: never; body: Shapes['TracksByIds']; answer: Shapes['Removed'] };
  'PUT tracks/{id}': { params: { id: string | number }; query: never; body: Shapes['RestPutTracksIdBody']; answer: Shapes['TrackResponse'] };
  'DELETE tracks/{id}': { params: { id: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET workspaces': { params: never; query: never; body: never; answer: Shapes['Workspaces'] };
  'POST workspaces': { params: never; query: never; body: Shapes['CreateWorkspaceInput']; answer: Shapes['WorkspaceResponse'] };
  'GET workspaces/{workspace}': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['WorkspaceResponse'] };
  'PUT workspaces/{workspace}': { params: { workspace: string | number }; query: never; body: Shapes['CreateWorkspaceInput']; answer: Shapes['WorkspaceResponse'] };
  'POST workspaces/{workspace}/image': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['WorkspaceResponse'] };
  'DELETE workspaces/{workspace}/image': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['WorkspaceResponse'] };
  'GET workspaces/{workspace}/members': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['MembersOutput'] };
  'PUT workspaces/{workspace}/members/{user}': { params: { workspace: string | number; user: string | number }; query: never; body: Shapes['RestPutWorkspacesWorkspaceMembersUserBody']; answer: Shapes['MembersOutput'] };
  'DELETE workspaces/{workspace}/members/{user}': { params: { workspace: string | number; user: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET workspaces/{workspace}/roles': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['WorkspaceRoles'] };
  'GET workspaces/{workspace}/invites': { params: { workspace: string | number }; query: never; body: never; answer: Shapes['Invites'] };
  'POST workspaces/{workspace}/invites': { params: { workspace: string | number }; query: never; body: Shapes['RestPostWorkspacesWorkspaceInvitesBody']; answer: Shapes['InviteResponse'] };
  'POST workspaces/{workspace}/links': { params: { workspace: string | number }; query: never; body: Shapes['RestPostWorkspacesWorkspaceLinksBody']; answer: Shapes['CreatedLink'] };
  'POST workspaces/{workspace}/invites/{invite}/resend': { params: { workspace: string | number; invite: string | number }; query: never; body: never; answer: Shapes['InviteResponse'] };
  'DELETE workspaces/{workspace}/invites/{invite}': { params: { workspace: string | number; invite: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET workspaces/{workspace}/activity': { params: { workspace: string | number }; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['ActivityPage'] };
  'GET workspace/invites': { params: never; query: never; body: never; answer: Shapes['Invitations'] };
  'GET workspace/invite/{inviteId}': { params: { inviteId: string | number }; query: never; body: never; answer: Shapes['InvitationResponse'] };
  'GET workspace/join/{inviteId}': { params: { inviteId: string | number }; query: never; body: never; answer: Shapes['Joined'] };
  'DELETE workspace/invite/{inviteId}': { params: { inviteId: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET playlists/{playlist}/people': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['Collaboration'] };
  'POST playlists/{playlist}/links': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistLinksBody']; answer: Shapes['InviteLinkMade'] };
  'GET playlists/{playlist}/invitable': { params: { playlist: string | number }; query: Shapes['RestGetPlaylistsPlaylistInvitableQuery']; body: never; answer: Shapes['Invitable'] };
  'POST playlists/{playlist}/invitations': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistInvitationsBody']; answer: Shapes['PersonInvited'] };
  'DELETE playlists/{playlist}/links/{link}': { params: { playlist: string | number; link: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET playlist-invitations/{secret}': { params: { secret: string | number }; query: never; body: never; answer: Shapes['PlaylistInvitationResponse'] };
  'POST playlist-invitations/{secret}': { params: { secret: string | number }; query: never; body: never; answer: Shapes['PlaylistJoined'] };
  'DELETE playlist-invitations/{secret}': { params: { secret: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'DELETE playlists/{playlist}/people/me': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'PUT playlists/{playlist}/people/{user}': { params: { playlist: string | number; user: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistLinksBody']; answer: Shapes['Done'] };
  'DELETE playlists/{playlist}/people/{user}': { params: { playlist: string | number; user: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET users/me/library/artists': { params: never; query: Shapes['RestGetUsersMeLibraryArtistsQuery']; body: never; answer: Shapes['FollowedArtistPage'] };
  'GET users/me/new-releases': { params: never; query: never; body: never; answer: Shapes['NewReleases'] };
  'GET users/me/follows/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['FollowState'] };
  'PUT users/me/follows/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['FollowState'] };
  'DELETE users/me/follows/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['FollowState'] };
  'GET users/me/library/tracks': { params: never; query: Shapes['RestGetUsersMeLibraryTracksQuery']; body: never; answer: Shapes['LikedTrackPage'] };
  'GET users/me/library/albums': { params: never; query: Shapes['RestGetUsersMeLibraryAlbumsQuery']; body: never; answer: Shapes['LikedAlbumPage'] };
  'PUT users/me/likes/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['LikeState'] };
  'DELETE users/me/likes/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['LikeState'] };
  'GET users/me/library/pins': { params: never; query: never; body: never; answer: Shapes['Pins'] };
  'PUT users/me/pins/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['PinState'] };
  'DELETE users/me/pins/{type}/{id}': { params: { type: string | number; id: string | number }; query: never; body: never; answer: Shapes['PinState'] };
  'GET users/me/library/folders': { params: never; query: never; body: never; answer: Shapes['PlaylistFolders'] };
  'POST users/me/library/folders': { params: never; query: never; body: Shapes['CreatePlaylistFolderInput']; answer: Shapes['PlaylistFolderResponse'] };
  'PUT users/me/library/folders/{folder}': { params: { folder: string | number }; query: never; body: Shapes['CreateWorkspaceInput']; answer: Shapes['PlaylistFolderResponse'] };
  'DELETE users/me/library/folders/{folder}': { params: { folder: string | number }; query: never; body: never; answer: Shapes['PlaylistFolderDeleted'] };
  'GET users/me/library/playlists/{playlist}/folder': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlaylistFiled'] };
  'PUT users/me/library/playlists/{playlist}/folder': { params: { playlist: string | number }; query: never; body: Shapes['PlaylistFiled']; answer: Shapes['PlaylistFiled'] };
  'PUT users/me/library/playlists/{playlist}/place': { params: { playlist: string | number }; query: never; body: Shapes['PlaylistPlaced']; answer: Shapes['PlaylistPlaced'] };
  'GET playlists': { params: never; query: Shapes['RestGetPlaylistsQuery']; body: never; answer: Shapes['PlaylistPage'] };
  'GET users/me/library/playlists': { params: never; query: Shapes['RestGetUsersMeLibraryPlaylistsQuery']; body: never; answer: Shapes['OwnPlaylistPage'] };
  'GET users/{id}/playlists': { params: { id: string | number }; query: Shapes['RestGetPlaylistsQuery']; body: never; answer: Shapes['PlaylistPage'] };
  'GET playlists/managed': { params: never; query: Shapes['RestGetPlaylistsManagedQuery']; body: never; answer: Shapes['ManagedPlaylistPage'] };
  'POST playlists/remove': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Removed'] };
  'POST playlists/restore': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Removed'] };
  'POST playlists': { params: never; query: never; body: Shapes['CreatePlaylistInput']; answer: Shapes['PlaylistResponse'] };
  'POST playlists/nsp': { params: never; query: never; body: Shapes['ReadRules']; answer: Shapes['RulesRead'] };
  'GET playlists/{playlist}/nsp': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['RulesFile'] };
  'GET playlists/{playlist}/file': { params: { playlist: string | number }; query: Shapes['RestGetPlaylistsPlaylistFileQuery']; body: never; answer: Shapes['PlaylistFile'] };
  'POST playlists/files': { params: never; query: Shapes['RestPostPlaylistsFilesQuery']; body: Shapes['ImportFileInput']; answer: Shapes['FilesImported'] };
  'GET playlists/{playlist}/entries': { params: { playlist: string | number }; query: Shapes['RestGetPlaylistsPlaylistEntriesQuery']; body: never; answer: Shapes['EntryPage'] };
  'POST playlists/{playlist}/entries': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistEntriesBody']; answer: Shapes['PlacesChanged'] };
  'DELETE playlists/{playlist}/entries': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlacesChanged'] };
  'GET playlists/{playlist}': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlaylistResponse'] };
  'PUT playlists/{playlist}': { params: { playlist: string | number }; query: never; body: Shapes['RestPutPlaylistsPlaylistBody']; answer: Shapes['PlaylistResponse'] };
  'POST playlists/{playlist}/cover': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlaylistResponse'] };
  'DELETE playlists/{playlist}/cover': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlaylistResponse'] };
  'DELETE playlists/{playlist}': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'POST playlists/{playlist}/restore': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlaylistResponse'] };
  'GET playlists/{playlist}/tracks': { params: { playlist: string | number }; query: Shapes['RestGetPlaylistsPlaylistTracksQuery']; body: never; answer: Shapes['PlacePage'] };
  'POST playlists/{playlist}/tracks': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistTracksBody']; answer: Shapes['Added'] };
  'DELETE playlists/{playlist}/tracks': { params: { playlist: string | number }; query: never; body: never; answer: Shapes['PlacesChanged'] };
  'POST playlists/{playlist}/tracks/restore': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistTracksBody']; answer: Shapes['PlacesChanged'] };
  'POST playlists/{playlist}/tracks/move': { params: { playlist: string | number }; query: never; body: Shapes['RestPostPlaylistsPlaylistTracksMoveBody']; answer: Shapes['PlacesChanged'] };
  'POST tracks/{id}/plays': { params: { id: string | number }; query: never; body: Shapes['RestPostTracksIdPlaysBody']; answer: Shapes['RecordPlayResponse'] };
  'GET users/me/history': { params: never; query: Shapes['RestGetUsersMeHistoryQuery']; body: never; answer: Shapes['HistoryPage'] };
  'DELETE users/me/history': { params: never; query: never; body: never; answer: Shapes['Forgotten'] };
  'DELETE users/me/history/{play}': { params: { play: string | number }; query: never; body: never; answer: Shapes['Forgotten'] };
  'GET radio/{type}/{id}': { params: { type: string | number; id: string | number }; query: Shapes['RestGetRadioTypeIdQuery']; body: never; answer: Shapes['RadioResponse'] };
  'GET tracks': { params: never; query: Shapes['RestGetTracksQuery']; body: never; answer: Shapes['TrackPage'] };
  'POST users/me/library/file': { params: never; query: never; body: Shapes['ImportLibrary']; answer: Shapes['LibraryImported'] };
  'GET users/me/library/awaited': { params: never; query: Shapes['RestGetNotificationsQuery']; body: never; answer: Shapes['AwaitedPage'] };
  'DELETE users/me/library/awaited': { params: never; query: never; body: never; answer: Shapes['Removed'] };
  'GET backstage/artists': { params: never; query: never; body: never; answer: Shapes['OwnArtists'] };
  'GET backstage/artists/{artist}/releases': { params: { artist: string | number }; query: never; body: never; answer: Shapes['ReleaseList'] };
  'POST backstage/artists/{artist}/releases': { params: { artist: string | number }; query: never; body: Shapes['RestPostBackstageArtistsArtistReleasesBody']; answer: Shapes['AddedResponse'] };
  'GET backstage/releases/{release}': { params: { release: string | number }; query: never; body: never; answer: Shapes['ReleaseResponse'] };
  'POST backstage/releases/{release}/tracks': { params: { release: string | number }; query: never; body: Shapes['RestPostBackstageArtistsArtistReleasesBody']; answer: Shapes['AddedResponse'] };
  'PUT backstage/releases/{release}/tracks': { params: { release: string | number }; query: never; body: Shapes['RestPutBackstageReleasesReleaseTracksBody']; answer: Shapes['ReleaseResponse'] };
  'PUT backstage/releases/{release}/cover': { params: { release: string | number }; query: never; body: Shapes['RestPutBackstageReleasesReleaseCoverBody']; answer: Shapes['ReleaseResponse'] };
  'PUT backstage/tracks/{track}/file': { params: { track: string | number }; query: never; body: Shapes['RestPutBackstageReleasesReleaseCoverBody']; answer: Shapes['TrackResponse'] };
  'GET backstage/requests/mine': { params: never; query: never; body: never; answer: Shapes['OwnRequests'] };
  'POST backstage/requests': { params: never; query: never; body: Shapes['RestPostBackstageRequestsBody']; answer: Shapes['RequestResponse'] };
  'GET backstage/requests': { params: never; query: Shapes['RestGetBackstageRequestsQuery']; body: never; answer: Shapes['RequestPage'] };
  'POST backstage/requests/{request}/decision': { params: { request: string | number }; query: never; body: Shapes['RestPostBackstageRequestsRequestDecisionBody']; answer: Shapes['RequestResponse'] };
  'PUT backstage/artists/{artist}/picture': { params: { artist: string | number }; query: never; body: Shapes['RestPutBackstageArtistsArtistPictureBody']; answer: Shapes['ArtistResponse'] };
  'GET backstage/artists/{artist}/members': { params: { artist: string | number }; query: never; body: never; answer: Shapes['ArtistMembers'] };
  'POST backstage/artists/{artist}/members': { params: { artist: string | number }; query: never; body: Shapes['RestPostBackstageArtistsArtistMembersBody']; answer: Shapes['ArtistMembers'] };
  'PUT backstage/artists/{artist}/members/{user}': { params: { artist: string | number; user: string | number }; query: never; body: Shapes['RestPutBackstageArtistsArtistMembersUserBody']; answer: Shapes['ArtistMembers'] };
  'DELETE backstage/artists/{artist}/members/{user}': { params: { artist: string | number; user: string | number }; query: never; body: never; answer: Shapes['Done'] };
  'GET uploads/rules': { params: never; query: never; body: never; answer: Shapes['UploadRulesResponse'] };
  'POST tus/entries': { params: never; query: never; body: Shapes['FinishTus']; answer: Shapes['UploadedFile'] };
  'POST s3/simple/presign': { params: never; query: never; body: Shapes['FileForBucketInput']; answer: Shapes['Presigned'] };
  'POST s3/entries': { params: never; query: never; body: Shapes['RestPostS3EntriesBody']; answer: Shapes['UploadedFile'] };
  'POST s3/multipart/create': { params: never; query: never; body: Shapes['FileForBucketInput']; answer: Shapes['MultipartCreated'] };
  'POST s3/multipart/get-uploaded-parts': { params: never; query: never; body: Shapes['MultipartUploadInput']; answer: Shapes['UploadedParts'] };
  'POST s3/multipart/batch-sign-part-urls': { params: never; query: never; body: Shapes['SignPartsInput']; answer: Shapes['SignedParts'] };
  'POST s3/multipart/complete': { params: never; query: never; body: Shapes['CompleteMultipartInput']; answer: Shapes['MultipartCompleted'] };
  'POST s3/multipart/abort': { params: never; query: never; body: Shapes['MultipartUploadInput']; answer: Shapes['MultipartAborted'] };
  'POST appearance/images': { params: never; query: never; body: Shapes['StoreLookFont']; answer: Shapes['LookImageStored'] };
  'POST appearance/fonts': { params: never; query: never; body: Shapes['StoreLookFont']; answer: Shapes['LookFontStored'] };
  'GET ads': { params: never; query: never; body: never; answer: Shapes['AdsResponse'] };
  'PUT ads/{slot}': { params: { slot: string | number }; query: never; body: Shapes['RestPutAdsSlotBody']; answer: Shapes['AdResponse'] };
  'POST ads/images': { params: never; query: never; body: Shapes['StoreAdImage']; answer: Shapes['AdImageStored'] };
  'GET channels/{channel}': { params: { channel: string | number }; query: Shapes['RestGetChannelsChannelQuery']; body: never; answer: Shapes['ChannelResponse'] };
  'GET landing/artists': { params: never; query: never; body: never; answer: Shapes['LandingArtists'] };
  'GET channels': { params: never; query: Shapes['RestGetTagsQuery']; body: never; answer: Shapes['ChannelPage'] };
  'GET channels/{channel}/edit': { params: { channel: string | number }; query: never; body: never; answer: Shapes['EditedResponse'] };
  'POST channels': { params: never; query: never; body: Shapes['CreateChannelInput']; answer: Shapes['EditedResponse'] };
  'PUT channels/{channel}': { params: { channel: string | number }; query: never; body: Shapes['RestPutChannelsChannelBody']; answer: Shapes['EditedResponse'] };
  'POST channels/remove': { params: never; query: never; body: Shapes['ChannelIds']; answer: Shapes['Removed'] };
  'POST contact-page': { params: never; query: never; body: Shapes['SendMessageInput']; answer: Shapes['Done'] };
  'GET custom-pages/{page}': { params: { page: string | number }; query: never; body: never; answer: Shapes['PageResponse'] };
  'GET custom-pages': { params: never; query: Shapes['RestGetCustomPagesQuery']; body: never; answer: Shapes['PagePage'] };
  'GET custom-pages/{page}/edit': { params: { page: string | number }; query: never; body: never; answer: Shapes['EditedResponseOutput'] };
  'POST custom-pages': { params: never; query: never; body: Shapes['CreatePageInput']; answer: Shapes['EditedResponseOutput'] };
  'PUT custom-pages/{page}': { params: { page: string | number }; query: never; body: Shapes['RestPutCustomPagesPageBody']; answer: Shapes['EditedResponseOutput'] };
  'POST custom-pages/remove': { params: never; query: never; body: Shapes['PageIds']; answer: Shapes['RemovedOutput'] };
  'GET value-lists/{names}': { params: { names: string | number }; query: never; body: never; answer: Shapes['ValueLists'] };
  'GET settings': { params: never; query: Shapes['RestGetSettingsQuery']; body: never; answer: Shapes['SettingsResponse'] };
  'PUT settings': { params: never; query: never; body: Shapes['UpdateSettings']; answer: Shapes['SettingsResponse'] };
  'POST settings/test-mail': { params: never; query: never; body: Shapes['TestMail']; answer: Shapes['ConnectionTest'] };
  'POST settings/test-storage': { params: never; query: never; body: never; answer: Shapes['ConnectionTest'] };
  'POST settings/test-social': { params: never; query: never; body: Shapes['TestSocial']; answer: Shapes['ConnectionTest'] };
  'GET billing/products': { params: never; query: never; body: never; answer: Shapes['ProductPage'] };
  'GET backstage/artists/{artist}/insights': { params: { artist: string | number }; query: Shapes['RestGetBackstageArtistsArtistInsightsQuery']; body: never; answer: Shapes['ReportResponse'] };
  'GET insights': { params: never; query: Shapes['RestGetBackstageArtistsArtistInsightsQuery']; body: never; answer: Shapes['SiteReportResponse'] };
}

